import { currencies } from '../money/money.ts'

// Countries that share a currency, or whose currency code does not begin with their own.
const shared: Readonly<Record<string, string>> = {
  EUR:
    'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE ' +
    'SI SK SM TF VA YT',
  USD: 'AS BQ EC FM GU IO MH MP PR PW SV TC TL UM US VG VI',
  GBP: 'GB GG GS IM JE',
  AUD: 'AU CC CX HM KI NF NR TV',
  NZD: 'CK NU NZ PN TK',
  CHF: 'CH LI',
  CLP: 'CL',
  DKK: 'DK FO GL',
  NOK: 'BV NO SJ',
  XOF: 'BF BJ CI GW ML NE SN TG',
  XAF: 'CF CG CM GA GQ TD',
  XPF: 'NC PF WF',
  XCD: 'AG AI DM GD KN LC MS VC',
  XCG: 'CW SX',
  ILS: 'IL PS',
  MAD: 'EH MA',
  PLN: 'PL',
  UAH: 'UA',
  UYU: 'UY',
  VES: 'VE',
}

export function currencyOfCountry(country: string): string | undefined {
  const entry = Object.entries(shared).find(([, list]) => list.split(' ').includes(country))
  return entry?.[0] ?? currencies.find((currency) => currency.startsWith(country))
}
