/**
 * Expected outcomes, each with its HTTP status and message. Services throw a refusal; the response
 * is `{ error, code, issues?, details? }`.
 */
export const refusals = {
  invalid_input: { status: 400, message: 'Some of the values are not valid.' },
  not_signed_in: { status: 401, message: 'Please sign in to continue.' },
  wrong_credentials: { status: 401, message: 'The email address or the password is wrong.' },
  code_needed: {
    status: 409,
    message: 'Enter a code of your authenticator app to finish signing in.',
  },
  sign_in_over: {
    status: 410,
    message: 'Sign in with your password again: 10 minutes passed, or five codes were wrong.',
  },
  two_factor_on: {
    status: 409,
    message: 'Two-factor sign-in is on already. Turn it off first to use another app.',
  },
  two_factor_off: { status: 409, message: 'Two-factor sign-in is off. Turn it on first.' },
  passkey_refused: {
    status: 400,
    message:
      'This passkey is not known here, or it was removed. Sign in another way, then add it again.',
  },
  passkey_late: {
    status: 410,
    message: 'This took longer than 5 minutes, or was sent twice. Start again.',
  },
  passkey_known: { status: 409, message: 'This passkey is in your list already.' },
  too_many_passkeys: {
    status: 409,
    message: 'Your account has 20 passkeys already. Remove one that you no longer use.',
  },
  last_proof: {
    status: 409,
    message:
      'Without this passkey nothing would prove that it is you. Set a password or add another passkey first.',
  },
  orders_unfinished: {
    status: 409,
    message:
      'This person has orders that are not finished. Fulfil or cancel them first; nothing was erased.',
  },
  sole_owner: {
    status: 409,
    message:
      'You are the only owner of a shop. Transfer or delete your shops first; nothing was changed.',
  },
  email_taken: {
    status: 409,
    message: 'Another account uses this address in the meantime. Yours stays as it was.',
  },
  proof_needed: {
    status: 428,
    message: 'Give your password or passkey once more, then send this again. Nothing was changed.',
  },
  not_allowed: { status: 403, message: 'You are not allowed to do this.' },
  role_missing: {
    status: 403,
    message: 'Your role in this shop does not allow this. Nothing was changed.',
  },
  no_store: {
    status: 404,
    message:
      'No shop is open in this session: you left it, were removed from its team, or it was deleted. Choose a shop.',
  },
  already_member: { status: 409, message: 'This person is in the team already.' },
  already_invited: {
    status: 409,
    message:
      'This address has an open invitation already. Send that one again, or revoke it first.',
  },
  team_full: {
    status: 409,
    message:
      'The team has 50 people and open invitations already. Remove somebody or revoke an invitation first.',
  },
  last_owner: {
    status: 409,
    message:
      'You are the only owner of this shop. Transfer it to somebody in the team before you leave.',
  },
  invitation_elsewhere: {
    status: 409,
    message:
      'This invitation is for another email address. Sign out, then sign in with the address that it was sent to.',
  },
  invitation_used: { status: 410, message: 'This invitation was used already.' },
  invitation_revoked: {
    status: 410,
    message: 'This invitation was revoked or declined. Ask the shop for a new one.',
  },
  invitation_expired: {
    status: 410,
    message: 'This invitation has expired: it was valid for 7 days. Ask the shop to send it again.',
  },
  transfer_over: {
    status: 410,
    message:
      'This offer was withdrawn or declined, or it has expired. The shop has the same owner.',
  },
  key_not_valid: {
    status: 401,
    message: 'This API key is unknown, revoked or expired.',
  },
  email_not_confirmed: {
    status: 403,
    message:
      'Confirm your email address first, then send this again: follow the link in the email that you got when you signed up.',
  },
  too_many_stores: {
    status: 409,
    message:
      'Your account has reached its limit of shops. Confirm your email address if you have not yet, or delete a shop.',
  },
  plan_limit: {
    status: 409,
    message: 'Your plan does not allow more of this. Remove some or change the plan.',
  },
  plan_not_sold: {
    status: 409,
    message: 'This plan is not sold at this price any more. Choose another one.',
  },
  plan_excess: {
    status: 409,
    message:
      'Your shops have more than this plan allows. Change what is listed first; nothing was changed.',
  },
  already_subscribed: {
    status: 409,
    message: 'Your account has a subscription already. Change its plan instead.',
  },
  no_subscription: {
    status: 409,
    message: 'Your account has no subscription. Choose a plan first.',
  },
  billing_unavailable: {
    status: 503,
    message:
      'Billing cannot be reached right now. Nothing was changed; try again in a few minutes.',
  },
  scope_missing: { status: 403, message: 'This API key does not have permission for this.' },
  not_found: { status: 404, message: 'This does not exist, or it is no longer here.' },
  gone: { status: 410, message: 'This was deleted.' },
  stale_revision: {
    status: 409,
    message: 'This was changed elsewhere since you opened it.',
  },
  terms_needed: {
    status: 409,
    message:
      'The checkout requires agreement to a policy. Turn “Require agreement” off in the checkout settings first, or publish another policy.',
  },
  slug_taken: {
    status: 409,
    message: 'This address is already used by something else in the shop.',
  },
  slug_reserved: { status: 409, message: 'This address is needed by the shop itself.' },
  template_unknown: {
    status: 404,
    message: 'There is no such template. Choose another one; nothing was changed.',
  },
  look_not_stored: {
    status: 409,
    message:
      'There is no other look to go back to: the shop began with its template, or it was restored already.',
  },
  subdomain_taken: { status: 409, message: 'This shop address is already taken.' },
  subdomain_reserved: { status: 409, message: 'This shop address is reserved.' },
  subdomain_kept: {
    status: 409,
    message:
      'Another shop left this address a short while ago, so it is kept for its owner. Choose another one.',
  },
  too_many_moves: {
    status: 409,
    message:
      'This shop has left 10 addresses within 30 days. Go back to one of them, or wait before you choose a new one.',
  },
  too_many_domains: {
    status: 409,
    message:
      'This shop already has 10 unverified domains. Verify one of them, or wait: an unverified domain is removed after a week.',
  },
  domain_taken: { status: 409, message: 'This domain is already used by a shop.' },
  domains_full: {
    status: 409,
    message: 'This shop has 50 domains already. Remove one that is no longer used.',
  },
  domain_not_live: {
    status: 409,
    message: 'Only a domain that is live can be the primary one. Wait until its checks are done.',
  },
  domain_mismatch: {
    status: 409,
    message: 'Shoppers use this domain. Type it exactly to remove it; nothing was changed.',
  },
  domain_provided: {
    status: 409,
    message: 'Every shop keeps its free address. Change it instead of removing it.',
  },
  sender_provided: {
    status: 409,
    message: 'Emails can only come from a domain of your own, not from a free address.',
  },
  sender_not_live: {
    status: 409,
    message: 'Emails can only come from a domain that is live. Wait until its checks are done.',
  },
  sender_elsewhere: {
    status: 409,
    message: 'Emails of this shop already come from another domain. Turn that off first.',
  },
  home_page_required: {
    status: 409,
    message: 'A shop needs its home page, so it cannot be deleted.',
  },
  section_linked: {
    status: 409,
    message: 'This section is linked on pages. Detach or remove it there, then delete it.',
  },
  page_not_published: {
    status: 409,
    message: 'Only a published page can be the home page.',
  },
  category_in_use: { status: 409, message: 'This category has subcategories.' },
  currency_locked: {
    status: 409,
    message:
      'The currency cannot change once a shop has orders, nor to one with other decimals once it has prices.',
  },
  name_mismatch: { status: 409, message: 'The name that you typed is not the name of the shop.' },
  insufficient_stock: { status: 409, message: 'There is not enough of this product left.' },
  line_unavailable: { status: 409, message: 'A product in your cart is no longer available.' },
  quote_changed: { status: 409, message: 'Prices or stock changed while you were checking out.' },
  no_shipping_rate: { status: 409, message: 'The shop does not ship to this address.' },
  below_minimum: { status: 409, message: 'This order is below the shop’s minimum order value.' },
  payment_not_offered: {
    status: 409,
    message: 'This order cannot be paid in this way any more. Please choose another one.',
  },
  shop_paused: {
    status: 409,
    message: 'This shop takes no orders at the moment. Nothing was ordered or charged.',
  },
  shop_closed: {
    status: 403,
    message: 'This shop is closed at the moment. Nothing was ordered or charged.',
  },
  barred_to_operators: {
    status: 403,
    message:
      'Only the owner can do this. While you are signed in as the owner, money, keys, the team, exports and the account are closed to you.',
  },
  shop_suspended: {
    status: 403,
    message:
      'This shop is suspended, so nothing in it can be changed until it is resumed. Nothing was changed.',
  },
  shop_unavailable: {
    status: 503,
    message: 'This shop is unavailable at the moment. Nothing was ordered or charged.',
  },
  payment_unavailable: {
    status: 503,
    message:
      'Card payments are unavailable right now. Nothing was charged; try again, or pay in another way.',
  },
  keys_refused: {
    status: 400,
    message: 'The payment provider does not accept these keys. Nothing was saved.',
  },
  provider_unavailable: {
    status: 503,
    message: 'The payment provider could not check the keys. Nothing was saved.',
  },
  too_many_unpaid: {
    status: 409,
    message:
      'You cannot order this many of one product before paying. Order fewer, or contact the shop.',
  },
  discount_used: {
    status: 409,
    message: 'This code was already used with this email address, so it does not count again.',
  },
  code_taken: { status: 409, message: 'Another discount already has this code.' },
  order_in_progress: { status: 409, message: 'This order is already being placed.' },
  illegal_transition: { status: 409, message: 'The order is not in a state that allows this.' },
  order_unsettled: {
    status: 409,
    message:
      'Orders that are not paid or not fulfilled cannot be deleted. Complete or cancel them first; nothing was changed.',
  },
  draft_completed: {
    status: 409,
    message: 'This draft was paid in the meantime and is now an order. Reload to see it.',
  },
  draft_changed: {
    status: 409,
    message: 'The shop changed this order since you opened it. Please look at it once more.',
  },
  mail_moved_on: {
    status: 409,
    message: 'The status of this email has changed. Reload to see it.',
  },
  too_many_views: {
    status: 409,
    message: 'The shop already has 30 saved views. Delete one that is no longer used.',
  },
  too_many_keys: {
    status: 409,
    message: 'The shop has 50 API keys already. Revoke one that is not used any more.',
  },
  too_many_webhooks: {
    status: 409,
    message: 'The shop has 10 webhooks already. Delete one that is not used any more.',
  },
  webhook_off: { status: 409, message: 'This webhook is switched off. Switch it on first.' },
  token_spent: { status: 410, message: 'This link was already used or has expired.' },
  too_large: { status: 413, message: 'This is larger than what can be accepted.' },
  unsupported_media_type: { status: 415, message: 'The request body must be JSON.' },
  file_empty: { status: 400, message: 'This file is empty. Choose another file.' },
  picture_damaged: {
    status: 400,
    message: 'This image is damaged or incomplete. Save it again and upload it once more.',
  },
  picture_in_use: {
    status: 409,
    message: 'This image is still used in the shop. Remove it there first.',
  },
  media_limit_reached: {
    status: 409,
    message: 'The shop has no space for more images. Delete some that are no longer used.',
  },
  picture_too_large: {
    status: 413,
    message: 'Images can have up to 20 MB and 50 megapixels. Make it smaller and try again.',
  },
  animation_too_long: {
    status: 413,
    message:
      'An animation may have 500 frames and 50 megapixels in all of them together. Make it shorter or smaller and try again.',
  },
  recording_too_large: {
    status: 413,
    message:
      'Videos can have up to 200 MB, recordings 50 MB and captions 1 MB. Make it smaller and try again.',
  },
  not_a_recording: {
    status: 415,
    message:
      'This file is not an MP4 or WebM video, an MP3, M4A, AAC, Ogg or WAV recording, or WebVTT captions, even if its name says so.',
  },
  not_a_picture: {
    status: 415,
    message:
      'This file is not a JPEG, PNG, WebP, AVIF, GIF or TIFF image, even if its name says so.',
  },
  not_a_font: {
    status: 415,
    message: 'This file is not a WOFF2 font, even if its name says so.',
  },
  font_too_large: { status: 413, message: 'Fonts can have up to 2 MB.' },
  font_restricted: {
    status: 415,
    message: 'The maker of this font does not allow it on web pages.',
  },
  file_not_usable: { status: 400, message: 'This file cannot be read as a list of products.' },
  file_too_large: {
    status: 413,
    message: 'Files can have up to 100 MB and 250,000 rows. Split it and import the parts.',
  },
  archive_too_large: {
    status: 413,
    message: 'This archive is larger than a shop may be here. Ask the provider to bring it.',
  },
  archive_in_progress: {
    status: 409,
    message: 'Another shop is being brought. Wait until it is finished.',
  },
  import_in_progress: {
    status: 409,
    message: 'Another import is still running. Wait until it is finished.',
  },
  import_waiting: {
    status: 409,
    message: 'Another file was checked and is waiting. Import it or discard it first.',
  },
  import_moved_on: {
    status: 409,
    message: 'The import has changed, so this is no longer possible. Reload to see it.',
  },
  disk_full: {
    status: 507,
    message: 'The server has no space left for this file. Nothing was saved.',
  },
  heic_not_taken: {
    status: 415,
    message:
      'HEIC photos from iPhones are not supported. Export the photo as JPEG and upload that.',
  },
  svg_not_taken: {
    status: 415,
    message: 'SVG files can contain scripts, so they are not accepted. Save it as a PNG instead.',
  },
  idempotency_key_reused: {
    status: 422,
    message: 'This attempt was already used for another order.',
  },
  too_many_attempts: {
    status: 429,
    message: 'Too many requests came from you or your network. Wait a few minutes and try again.',
  },
  media_unavailable: {
    status: 503,
    message: 'Images cannot be stored right now. Nothing was saved. Please try again.',
  },
  media_full: {
    status: 507,
    message: 'The server has no space left for this image. Nothing was saved.',
  },
  unavailable: {
    status: 503,
    message: 'The shop is very busy or briefly unavailable. Please try again in a moment.',
  },
} as const satisfies Record<string, { status: number; message: string }>

export type RefusalCode = keyof typeof refusals

/** Response body of every error. */
export interface RefusalBody {
  error: string
  code: RefusalCode | 'internal'
  issues?: { path: string; message: string }[]
  details?: unknown
  redirectTo?: string
}
