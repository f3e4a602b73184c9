const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * Keys by which requests are counted. A network is an IPv4 address or an IPv6 /56, which an office
 * or a carrier's phones may share; unknown keys are not counted.
 */
export type CountedBy = 'network' | 'mailbox' | 'shop' | 'account' | 'device' | 'key' | 'product'

export interface Limit {
  by: readonly CountedBy[]
  max: number
  seconds: number
  /** Once past the limit, the key is refused for this many seconds instead of to the window's end. */
  pause?: number
}

interface Limited {
  /**
   * 'by process': each process counts and merges once a second, for frequent reads. 'together': all
   * processes count in the database before the request runs.
   */
  counted: 'together' | 'by process'
  limits: readonly Limit[]
}

const together = (...limits: Limit[]): Limited => ({ counted: 'together', limits })
const byProcess = (...limits: Limit[]): Limited => ({ counted: 'by process', limits })

/** Rate limits of everything that costs others something; `LIMIT_FACTOR` multiplies each number. */
export const limits = {
  /** Requests that need work: all but cached pages, assets and images. */
  work: byProcess(
    { by: ['shop', 'network'], max: 30, seconds: 2, pause: minute },
    { by: ['network'], max: 60, seconds: 2, pause: minute },
  ),
  /** The same from all networks, except checkouts: a shop under attack goes on selling. */
  workOfShop: byProcess({ by: ['shop'], max: 60, seconds: 2, pause: 20 }),
  /** Prices of carts; orders and payments have no limit by shop alone. */
  quoteOfShop: byProcess({ by: ['shop'], max: 400, seconds: 10 }),
  /** Applies to every public call, besides its own limit. */
  publicCall: byProcess({ by: ['network'], max: 3000, seconds: minute }),
  quote: byProcess({ by: ['network'], max: 1200, seconds: minute }),
  search: byProcess({ by: ['network'], max: 600, seconds: minute }),
  apiDocument: byProcess({ by: ['network'], max: 60, seconds: minute }),
  domainExists: byProcess({ by: ['network'], max: 120, seconds: minute }),
  shopperLink: byProcess({ by: ['network'], max: 600, seconds: 10 * minute }),
  apiKey: byProcess({ by: ['key'], max: 300, seconds: minute }),
  /**
   * Webhooks of payment providers, which come from a few networks for all stores and are retried.
   */
  paymentEvent: byProcess({ by: ['network'], max: 6000, seconds: minute }),
  payment: byProcess({ by: ['shop', 'network'], max: 600, seconds: 10 * minute }),

  placeOrder: together(
    { by: ['shop', 'network'], max: 100, seconds: 10 * minute },
    { by: ['network'], max: 300, seconds: hour },
  ),
  /**
   * Units in orders to be paid later; the real limit is a share of the stock, see unpaid-share.ts.
   */
  unpaidPieces: together({ by: ['shop', 'network', 'product'], max: Infinity, seconds: hour }),
  /** Beyond it the order is placed, without an email to the shopper. */
  orderMail: together(
    { by: ['shop', 'mailbox'], max: 10, seconds: hour },
    { by: ['mailbox'], max: 30, seconds: day },
  ),
  /** Emails to anyone but the account's owner, by the account's age. */
  mailUnconfirmed: together({ by: ['account'], max: 10, seconds: day }),
  mailFirstDay: together({ by: ['account'], max: 200, seconds: day }),
  mailFirstWeek: together({ by: ['account'], max: 1000, seconds: day }),
  mailFirstMonth: together({ by: ['account'], max: 5000, seconds: day }),
  mail: together({ by: ['account'], max: 50_000, seconds: day }),
  /** The shop's plan says how many. */
  planMail: together({ by: ['shop'], max: Infinity, seconds: day }),
  planApiCall: byProcess({ by: ['shop'], max: Infinity, seconds: minute }),
  /** A checkout is sent again with each field that is filled in. */
  rememberCheckout: together(
    { by: ['shop', 'network'], max: 600, seconds: hour },
    { by: ['network'], max: 3000, seconds: day },
    { by: ['shop'], max: 10_000, seconds: day },
  ),
  contactMessage: together(
    { by: ['shop', 'network'], max: 10, seconds: hour },
    { by: ['network'], max: 50, seconds: day },
    { by: ['shop'], max: 500, seconds: day },
  ),
  /** Messages to the provider; its mailbox stands for the shop. */
  providerMessage: together(
    { by: ['network'], max: 10, seconds: hour },
    { by: ['network'], max: 30, seconds: day },
    { by: ['shop'], max: 1000, seconds: day },
  ),
  subscribe: together(
    { by: ['shop', 'network'], max: 10, seconds: hour },
    { by: ['network'], max: 50, seconds: day },
    { by: ['mailbox'], max: 5, seconds: day },
    { by: ['shop'], max: 1000, seconds: day },
  ),

  /** Signing in to the provider's console. */
  consoleSignIn: together(
    { by: ['account'], max: 10, seconds: 15 * minute },
    { by: ['network'], max: 30, seconds: 15 * minute },
  ),
  operatorVisit: together({ by: ['account'], max: 30, seconds: hour }),
  abuseReport: together(
    { by: ['shop', 'network'], max: 5, seconds: hour },
    { by: ['network'], max: 20, seconds: day },
    { by: ['shop'], max: 200, seconds: day },
  ),

  shopPassword: together(
    { by: ['shop', 'network'], max: 10, seconds: hour },
    { by: ['network'], max: 50, seconds: day },
  ),
  signIn: together(
    { by: ['account'], max: 10, seconds: 15 * minute },
    { by: ['network'], max: 50, seconds: 15 * minute },
    { by: ['network'], max: 500, seconds: day },
  ),
  /** Wrong passwords from a browser that signed in to the account before. */
  signInAgain: together({ by: ['device'], max: 10, seconds: 15 * minute }),
  /** Passwords that a signed-in owner gives once more. */
  prove: together({ by: ['account'], max: 10, seconds: 15 * minute }),
  /** Codes of authenticator apps; Better Auth also counts them by account. */
  verifyCode: together({ by: ['network'], max: 100, seconds: 15 * minute }),
  /** Signing in with passkeys; each attempt stores a challenge. */
  passkey: together({ by: ['network'], max: 200, seconds: 15 * minute }),
  /** Challenges for the passkeys of a signed-in owner. */
  ownPasskey: together({ by: ['account'], max: 60, seconds: 15 * minute }),
  confirmCode: together({ by: ['account'], max: 10, seconds: 15 * minute }),
  changeEmail: together(
    { by: ['account'], max: 10, seconds: hour },
    { by: ['mailbox'], max: 5, seconds: day },
  ),
  signUp: together(
    { by: ['network'], max: 30, seconds: hour },
    { by: ['network'], max: 150, seconds: day },
  ),
  forgotPassword: together(
    { by: ['network'], max: 20, seconds: hour },
    // The window is a link's lifetime: a refused user still has a valid link.
    { by: ['mailbox'], max: 5, seconds: 30 * minute },
  ),
  confirmAddress: together({ by: ['account'], max: 3, seconds: hour }),
  accountLink: together({ by: ['network'], max: 60, seconds: hour }),

  exportData: together({ by: ['account'], max: 20, seconds: hour }),
  /** Invitations to a team, and offers of a shop. */
  invite: together(
    { by: ['shop'], max: 50, seconds: day },
    { by: ['account'], max: 100, seconds: day },
    { by: ['mailbox'], max: 5, seconds: day },
  ),
  createStore: together({ by: ['account'], max: 30, seconds: day }),
  upload: together({ by: ['account'], max: 3000, seconds: hour }),
  import: together({ by: ['account'], max: 60, seconds: hour }),
  /** Each asks the name servers of a domain. */
  updateDomain: together({ by: ['shop'], max: 60, seconds: hour }),
  checkDomain: together(
    { by: ['shop'], max: 30, seconds: 10 * minute },
    { by: ['account'], max: 200, seconds: day },
  ),
  sendWebhook: together({ by: ['shop'], max: 30, seconds: minute }),
} satisfies Record<string, Limited>

export const maxStores = { unconfirmed: 10, confirmed: 200 }

export type LimitedWork = keyof typeof limits
