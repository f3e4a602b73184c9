import { currencyExponent } from '@vitrine/commerce/money/money.ts'
import type { SaleTerms } from '@vitrine/contract/sales/checkout.ts'
import type { ReturnPolicy } from '@vitrine/contract/shop/seo-settings.ts'

export interface ShopTerms {
  country: string
  returns: ReturnPolicy | null
  /** Of the published policy of returns. */
  returnsUrl: string | null
}

interface Shop extends ShopTerms {
  currency: string
  shipping: SaleTerms['shipping']
}

/** Shipping within the shop's country and returns, from its settings. */
export function offerTerms({ country, currency, returns, returnsUrl, shipping }: Shop) {
  return {
    ...(shipping && { shippingDetails: shippingDetails(shipping, country, currency) }),
    ...(returns && { hasMerchantReturnPolicy: returnData(returns, country, returnsUrl) }),
  }
}

function shippingDetails(
  { from, estimate }: NonNullable<SaleTerms['shipping']>,
  country: string,
  currency: string,
) {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: from.toFixed(currencyExponent(currency)),
      currency,
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    ...(estimate && {
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        transitTime: {
          '@type': 'QuantitativeValue',
          minValue: estimate.min,
          maxValue: estimate.max,
          unitCode: 'DAY',
        },
      },
    }),
  }
}

function returnData({ days, fees }: ReturnPolicy, country: string, url: string | null) {
  const policy = {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: country,
    ...(url !== null && { merchantReturnLink: url }),
  }
  if (days === 0) return { ...policy, returnPolicyCategory: schema('MerchantReturnNotPermitted') }
  return {
    ...policy,
    returnPolicyCategory: schema('MerchantReturnFiniteReturnWindow'),
    merchantReturnDays: days,
    returnMethod: schema('ReturnByMail'),
    returnFees: schema(fees === 'free' ? 'FreeReturn' : 'ReturnFeesCustomerResponsibility'),
  }
}

function schema(name: string) {
  return `https://schema.org/${name}`
}
