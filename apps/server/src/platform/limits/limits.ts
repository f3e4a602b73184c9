const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * What requests are counted by. A network is an IPv4 address or an IPv6 /56, which a whole office or
 * a carrier's phones may share; what is not known of a request is not counted.
 */
export type CountedBy = 'network' | 'mailbox' | 'shop' | 'account' | 'device' | 'key' | 'product'

export interface Limit {
  by: readonly CountedBy[]
  max: number
  /** Of the window, which begins with its first request. */
  seconds: number
}

interface Limited {
  /**
   * Where reads are many and a few too many do no harm, each process counts by itself and adds to
   * the common count once a second; all else is counted by all processes together, before it is done.
   */
  counted: 'together' | 'by process'
  limits: readonly Limit[]
}

const together = (...limits: Limit[]): Limited => ({ counted: 'together', limits })
const byProcess = (...limits: Limit[]): Limited => ({ counted: 'by process', limits })

/** How often anyone may do what costs others something. `LIMIT_FACTOR` multiplies each number. */
export const limits = {
  /** Every public call, whatever else limits it. */
  publicCall: byProcess({ by: ['network'], max: 3000, seconds: minute }),
  quote: byProcess({ by: ['network'], max: 1200, seconds: minute }),
  search: byProcess({ by: ['network'], max: 600, seconds: minute }),
  apiDocument: byProcess({ by: ['network'], max: 60, seconds: minute }),
  /** Whether a subdomain is free, which is looked up while it is typed. */
  domainExists: byProcess({ by: ['network'], max: 120, seconds: minute }),
  /** What a token shows or ends: an order, a payment link, a newsletter, reminders. */
  shopperLink: byProcess({ by: ['network'], max: 600, seconds: 10 * minute }),
  apiKey: byProcess({ by: ['key'], max: 300, seconds: minute }),
  /** What providers tell, each of a few networks for all shops; they send what is refused again. */
  paymentEvent: byProcess({ by: ['network'], max: 6000, seconds: minute }),
  /** Looking how a payment stands, which asks the provider. */
  payment: byProcess({ by: ['shop', 'network'], max: 600, seconds: 10 * minute }),

  placeOrder: together(
    { by: ['shop', 'network'], max: 100, seconds: 10 * minute },
    { by: ['network'], max: 300, seconds: hour },
  ),
  /** Pieces in orders to be paid later; the limit is a share of the stock, see unpaid-share.ts. */
  unpaidPieces: together({ by: ['shop', 'network', 'product'], max: Infinity, seconds: hour }),
  /** Past it the order is taken, and its shopper gets no mail. */
  orderMail: together(
    { by: ['shop', 'mailbox'], max: 10, seconds: hour },
    { by: ['mailbox'], max: 30, seconds: day },
  ),
  /** To anyone but the account's owner, by its age. */
  mailUnconfirmed: together({ by: ['account'], max: 10, seconds: day }),
  mailFirstDay: together({ by: ['account'], max: 200, seconds: day }),
  mailFirstWeek: together({ by: ['account'], max: 1000, seconds: day }),
  mailFirstMonth: together({ by: ['account'], max: 5000, seconds: day }),
  mail: together({ by: ['account'], max: 50_000, seconds: day }),
  /** A checkout is sent anew with each field that is filled in. */
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
  subscribe: together(
    { by: ['shop', 'network'], max: 10, seconds: hour },
    { by: ['network'], max: 50, seconds: day },
    { by: ['mailbox'], max: 5, seconds: day },
    { by: ['shop'], max: 1000, seconds: day },
  ),

  /** Guesses at the password of a shop that is not open. */
  shopPassword: together(
    { by: ['shop', 'network'], max: 10, seconds: hour },
    { by: ['network'], max: 50, seconds: day },
  ),
  /** Wrong guesses only. */
  signIn: together(
    { by: ['account'], max: 10, seconds: 15 * minute },
    { by: ['network'], max: 50, seconds: 15 * minute },
    { by: ['network'], max: 500, seconds: day },
  ),
  /** The same from a browser that signed in to the account before. */
  signInAgain: together({ by: ['device'], max: 10, seconds: 15 * minute }),
  signUp: together(
    { by: ['network'], max: 30, seconds: hour },
    { by: ['network'], max: 150, seconds: day },
  ),
  forgotPassword: together(
    { by: ['network'], max: 20, seconds: hour },
    // As long as a link works, so that whoever is refused has one.
    { by: ['mailbox'], max: 5, seconds: 30 * minute },
  ),
  /** Mails that confirm an account's address, sent again. */
  confirmAddress: together({ by: ['account'], max: 3, seconds: hour }),
  /** Links of account mails that are followed. */
  accountLink: together({ by: ['network'], max: 60, seconds: hour }),

  createStore: together({ by: ['account'], max: 30, seconds: day }),
  upload: together({ by: ['account'], max: 3000, seconds: hour }),
  import: together({ by: ['account'], max: 60, seconds: hour }),
  /** By hand, in a store's name. */
  sendWebhook: together({ by: ['shop'], max: 30, seconds: minute }),
} satisfies Record<string, Limited>

/** How many stores an account may have, by whether its address is confirmed. */
export const maxStores = { unconfirmed: 10, confirmed: 200 }

export type LimitedWork = keyof typeof limits
