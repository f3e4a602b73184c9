/** Faults of a domain's records for email; each has its own sentence and remedy. */
export const senderProblemCodes = [
  // DKIM: without it no email leaves from the domain
  'mail_not_checked',
  'dkim_missing',
  'dkim_misplaced',
  'dkim_cname',
  'dkim_several',
  'dkim_revoked',
  'dkim_cut_off',
  'dkim_quoted',
  'dkim_other_key',
  'dkim_testing',
  'dkim_unreadable',
  // DMARC: what receivers do with email that fails
  'dmarc_refuses',
  'dmarc_missing',
  'dmarc_misplaced',
  'dmarc_several',
  'dmarc_unreadable',
  // SPF: which servers send for the domain
  'spf_missing',
  'spf_misplaced',
  'spf_several',
  'spf_without_us',
  'spf_too_many_lookups',
  'spf_include_broken',
  'spf_allows_all',
  // Replies
  'mx_missing',
] as const

export type SenderProblemCode = (typeof senderProblemCodes)[number]
