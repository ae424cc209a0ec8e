const grouping = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** Whole rupees as people in India write them, in lakhs: `₹1,04,000`. */
export function setRupees(rupees: number): string {
  return `₹${grouping.format(rupees)}`;
}
