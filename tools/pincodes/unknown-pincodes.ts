import { readFileSync } from 'node:fs';
import { loadPincodeDirectory } from '#database/pincode/pincode-directory.ts';

// `npm run pincodes:unknown -- FILE` measures the directory against a list that was not built into it: the first number
// of six digits in each line of a text, such as CSV or indented JSON, is a PIN code.
const [, , file] = process.argv;
if (file === undefined) throw new Error('usage: npm run pincodes:unknown -- FILE');
const lines = readFileSync(file, 'utf8').split('\n');
const listed = new Set(lines.flatMap((line) => /(?<![0-9])[1-9][0-9]{5}(?![0-9])/.exec(line) ?? []));
const { findPincodePlace } = loadPincodeDirectory();
const unknown = [...listed].filter((pincode) => findPincodePlace(pincode).state === null);
const ofStateOnly = [...listed].filter((pincode) => {
  const { district, state } = findPincodePlace(pincode);
  return state !== null && district === null;
});
const toShare = (count: number): string => `${((100 * count) / listed.size).toFixed(2)} %`;
console.log(`${listed.size} PIN codes: ${unknown.length} unknown (${toShare(unknown.length)}): ${unknown.join(' ')}`);
console.log(`Of ${ofStateOnly.length} (${toShare(ofStateOnly.length)}) only the state is known.`);
