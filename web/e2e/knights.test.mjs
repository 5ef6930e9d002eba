import { tellRulesets } from "./rulesets.mjs";

tellRulesets("knights");
