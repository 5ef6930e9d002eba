import { tellRulesets } from "./rulesets.mjs";

tellRulesets("treasures");
