import type { Brief } from './brief.ts';
import { business } from './briefs/business.ts';
import { construction } from './briefs/construction.ts';
import { corporate } from './briefs/corporate.ts';
import { education } from './briefs/education.ts';
import { food } from './briefs/food.ts';
import { healthcare } from './briefs/health.ts';
import { hospitality } from './briefs/hospitality.ts';
import { logistics } from './briefs/logistics.ts';
import { retail } from './briefs/retail.ts';
import { technology } from './briefs/technology.ts';

const byIndustry: Record<string, readonly Brief[]> = {
  food,
  health: healthcare,
  construction,
  retail,
  education,
  finance: business,
  logistics,
  technology,
  hospitality,
};

/** The subjects that a client of an industry films: twice its own, once those of every business. */
export function briefsOf(industry: string): readonly Brief[] {
  const own = byIndustry[industry] ?? [];
  return [...own, ...own, ...corporate];
}
