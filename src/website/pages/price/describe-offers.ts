import { productName } from '#content/prices/page-labels.ts';
import { pricingPage } from '#content/prices/pricing-page.ts';
import { site } from '#content/site.ts';
import { calculatePrice } from '#domain/price/calculate-price.ts';
import {
  type Choice,
  categories,
  certificateTypes,
  defaultChoice,
  hasTypes,
  isCategoryOffered,
  type PriceTable,
  regions,
  validities,
} from '#domain/price/choice.ts';
import { routes } from '#domain/site/routes.ts';
import { formatCertificate, toPriceLink } from '#website/pages/price/format-choice.ts';

/** A schema.org `Product` with an `Offer` for each certificate that can be chosen, GST included (R2.74). */
export function describeOffers(table: PriceTable, origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: productName,
    description: pricingPage.description,
    brand: { '@type': 'Brand', name: site.name },
    url: origin + routes.pricing.path,
    offers: listCertificates().flatMap((choice) => {
      const price = calculatePrice(choice, table);
      if (!price) return [];
      return {
        '@type': 'Offer',
        name: formatCertificate(choice),
        url: origin + toPriceLink(choice),
        price: String(price.total),
        priceCurrency: 'INR',
        validFrom: table.effectiveFrom,
        availability: 'https://schema.org/InStock',
      };
    }),
  };
}

/** Every certificate that can be chosen, without add-ons. */
function listCertificates(): readonly Choice[] {
  return regions.flatMap((region) =>
    categories
      .filter((category) => isCategoryOffered(region, category))
      .flatMap((category) => (hasTypes(category) ? certificateTypes : [undefined]).map((type) => ({ category, type })))
      .flatMap(({ category, type }) =>
        validities.map((validity) => ({ ...defaultChoice, region, category, certificateType: type, validity })),
      ),
  );
}
