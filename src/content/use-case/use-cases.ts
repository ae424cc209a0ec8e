import { dgft } from '#content/use-case/dgft.ts';
import { eTender } from '#content/use-case/e-tender.ts';
import { employeeProvidentFund } from '#content/use-case/employee-provident-fund.ts';
import { foreignNational } from '#content/use-case/foreign-national.ts';
import { icegate } from '#content/use-case/icegate.ts';
import { ipr } from '#content/use-case/ipr.ts';
import { irctcETicketing } from '#content/use-case/irctc-e-ticketing.ts';
import { mcaIncomeTaxGst } from '#content/use-case/mca-income-tax-gst.ts';
import type { UseCase } from '#domain/use-case/use-case.ts';

/** The topics in the order in which the specification names them. */
export const useCases: readonly UseCase[] = [
  eTender,
  icegate,
  dgft,
  mcaIncomeTaxGst,
  employeeProvidentFund,
  irctcETicketing,
  ipr,
  foreignNational,
];
