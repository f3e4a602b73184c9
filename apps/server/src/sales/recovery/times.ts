const minute = 60_000
const hour = 60 * minute

/** A shopper who is silent for so long has left. */
export const leftAfter = 10 * minute
/** However often someone leaves: one reminder within so long. */
export const remindedOnceIn = 7 * 24 * hour
/** A reminder that is so late, as after a stop, is none any more. */
export const latestReminder = 72 * hour
export const keptFor = 90 * 24 * hour
