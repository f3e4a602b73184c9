/** How long a store may leave a domain unproved. */
export const claimLastsMs = 7 * 24 * 3_600_000
