const minute = 60_000
const hour = 60 * minute

/** Inactivity after which a shopper has left. */
export const leftAfter = 10 * minute
/** Limit of one reminder per address. */
export const remindedOnceIn = 7 * 24 * hour
/** Later reminders are dropped, for example after an outage. */
export const latestReminder = 72 * hour
