import { optionNames } from '#content/prices/option-names.ts';
import { prices } from '#content/prices/prices.ts';
import { compareValidities } from '#domain/price/calculate-price.ts';
import {
  categories,
  certificateTypes,
  hasTypes,
  isCategoryOffered,
  regions,
  validities,
} from '#domain/price/choice.ts';
import { partNames } from './part-names.ts';
import { RadioGroup } from './radio-group.tsx';
import type { ChoiceControl } from './use-choice.ts';
import { YearlyCostBar } from './yearly-cost-bar.tsx';

const { region: regionNames, category: categoryNames, type: typeNames, validity: validityNames } = optionNames;

/** The four groups that say which certificate. */
export function CertificateFields({ control }: { control: ChoiceControl }) {
  const { choice } = control;
  const costs = compareValidities(choice, prices);
  const highest = Math.max(...costs.map(({ perYear }) => perYear));
  const missing = categories.filter((category) => !isCategoryOffered(choice.region, category));
  return (
    <>
      <RadioGroup
        legend={partNames.region}
        part="region"
        value={choice.region}
        options={regions.map((value) => ({ value, label: regionNames[value] }))}
        onChoose={control.chooseRegion}
      />
      <RadioGroup
        legend={partNames.category}
        part="category"
        value={choice.category}
        options={categories.map((value) => ({
          value,
          label: categoryNames[value],
          isDisabled: missing.includes(value),
        }))}
        hint={describeMissing(missing)}
        onChoose={control.chooseCategory}
      />
      {hasTypes(choice.category) && (
        <RadioGroup
          legend={partNames.type}
          part="type"
          value={choice.certificateType}
          options={certificateTypes.map((value) => ({ value, label: typeNames[value] }))}
          hint="Sign puts your name to forms and documents, Encrypt keeps files for your key alone, Both is two certificates."
          onChoose={(certificateType) => control.choose({ certificateType })}
        />
      )}
      <RadioGroup
        legend={partNames.validity}
        part="validity"
        value={`${choice.validity}`}
        options={costs.map((cost) => ({
          value: `${cost.validity}` as const,
          label: validityNames[cost.validity],
          beside: <YearlyCostBar cost={cost} highest={highest} isChosen={cost.validity === choice.validity} />,
        }))}
        onChoose={(value) => {
          const validity = validities.find((one) => `${one}` === value);
          if (validity) control.choose({ validity });
        }}
      />
    </>
  );
}

function describeMissing(missing: readonly (typeof categories)[number][]): string | undefined {
  if (missing.length === 0) return undefined;
  const list = new Intl.ListFormat('en-IN').format(missing.map((category) => categoryNames[category]));
  return `${list} can be had for the region Indian only.`;
}
