import { tellRulesets } from "./rulesets.mjs";

tellRulesets("islands");
