import type { RefusalCode } from '@vitrine/contract/call/refusal.ts'
import { isRefused, refusalCodeOf } from './refused.ts'

const messages: Record<RefusalCode, string> = {
  invalid_input: 'Some values are not valid. Please look at the marked fields.',
  not_signed_in: 'Please sign in to continue.',
  wrong_credentials: 'The email address or the password is wrong.',
  code_needed: 'Enter a code of your authenticator app to finish signing in.',
  sign_in_over: 'Sign in with your password again: 10 minutes passed, or five codes were wrong.',
  two_factor_on: 'Two-factor sign-in is on already. Turn it off first to use another app.',
  two_factor_off: 'Two-factor sign-in is off. Turn it on first.',
  passkey_refused:
    'This passkey is not known here, or it was removed. Sign in another way, then add it again.',
  passkey_late: 'This took longer than 5 minutes. Please try again.',
  passkey_known: 'This passkey is in your list already.',
  too_many_passkeys: 'You have 20 passkeys already. Remove one that you no longer use.',
  last_proof:
    'Without this passkey nothing would prove that it is you. Set a password or add another passkey first.',
  orders_unfinished:
    'This person has orders that are not finished. Fulfil or cancel them first; nothing was erased.',
  sole_owner: 'You are the only owner of a shop. Transfer or delete your shops first.',
  email_taken: 'Another account uses this address in the meantime. Yours stays as it was.',
  proof_needed: 'This needs your password or passkey once more. Nothing was changed.',
  not_allowed: 'You are not allowed to do this.',
  role_missing: 'Your role in this shop does not allow this. Nothing was changed.',
  no_store:
    'No shop is open: you left it, were removed from its team, or it was deleted. Choose a shop.',
  already_member: 'This person is in the team already.',
  already_invited:
    'This address has an open invitation already. Send that one again, or revoke it first.',
  team_full:
    'The team has 50 people and open invitations already. Remove somebody or revoke an invitation first.',
  last_owner:
    'You are the only owner of this shop. Transfer it to somebody in the team before you leave.',
  invitation_elsewhere:
    'This invitation is for another email address. Sign out, then sign in with the address that it was sent to.',
  invitation_used: 'This invitation was used already.',
  invitation_revoked: 'This invitation was revoked or declined. Ask the shop for a new one.',
  invitation_expired:
    'This invitation has expired: it was valid for 7 days. Ask the shop to send it again.',
  transfer_over:
    'This offer was withdrawn or declined, or it has expired. The shop has the same owner.',
  key_not_valid: 'This API key is no longer valid.',
  scope_missing: 'This API key does not have permission for this.',
  not_found: 'This does not exist, or it is no longer here.',
  gone: 'This was deleted.',
  stale_revision: 'This was changed elsewhere since you opened it. Reload to see the changes.',
  terms_needed:
    'The checkout requires agreement to it. Turn “Require agreement” off in the checkout settings first.',
  slug_taken: 'This address is already used by something else in your shop.',
  slug_reserved: 'This address is needed by the shop itself. Please choose another one.',
  template_unknown: 'This template does not exist any more. Choose another one.',
  look_not_stored: 'This look is shown already. Reload to see what can be restored.',
  subdomain_taken: 'This shop address is already taken. Please choose another one.',
  subdomain_reserved: 'This shop address is reserved. Please choose another one.',
  subdomain_kept:
    'Another shop left this address a short while ago, so it is kept for its owner. Please choose another one.',
  too_many_moves:
    'This shop has left 10 addresses within 30 days. Go back to one of them, or wait before you choose a new one.',
  too_many_domains:
    'This shop already has 10 unverified domains. Verify one of them, or wait: an unverified domain is removed after a week.',
  domain_taken: 'This domain is already used by a shop.',
  domains_full: 'Your shop has 50 domains already. Remove one that is no longer used.',
  domain_not_live:
    'Only a domain that is live can be the primary one. Wait until its checks are done.',
  domain_mismatch: 'Shoppers use this domain. Type it exactly to remove it.',
  domain_provided: 'Every shop keeps its free address. Change it instead of removing it.',
  sender_provided: 'Emails can only come from a domain of your own, not from a free address.',
  sender_not_live:
    'Emails can only come from a domain that is live. Wait until its checks are done.',
  sender_elsewhere: 'Emails of your shop already come from another domain. Turn that off first.',
  home_page_required: 'Your shop needs its home page, so it cannot be deleted.',
  section_linked: 'This section is linked on pages. Detach or remove it there, then delete it.',
  page_not_published: 'Shoppers see the home page at once, so publish this page first.',
  category_in_use: 'This category has subcategories. Move or delete those first.',
  currency_locked:
    'The currency cannot change once a shop has orders, nor to one with other decimals once it has prices.',
  name_mismatch: 'The name that you typed is not the name of the shop.',
  insufficient_stock: 'There is not enough of this product left.',
  line_unavailable: 'A product in this order is no longer available.',
  quote_changed: 'Prices or stock changed in the meantime.',
  no_shipping_rate: 'The shop does not ship to this address.',
  below_minimum: 'This order is below the shop’s minimum order value.',
  shop_paused: 'This shop takes no orders at the moment.',
  shop_closed: 'This shop is closed at the moment.',
  barred_to_operators:
    'Only the owner can do this. Money, keys, the team, exports and the account are closed to you.',
  shop_suspended: 'This shop is suspended, so nothing in it can be changed. Nothing was changed.',
  shop_unavailable: 'This shop is unavailable at the moment.',
  payment_unavailable: 'Card payments are unavailable right now. Nothing was charged.',
  keys_refused: 'Stripe does not accept these keys. Nothing was saved.',
  provider_unavailable: 'The keys could not be checked with Stripe. Nothing was saved.',
  payment_not_offered: 'This order cannot be paid in this way any more.',
  discount_used: 'This code was already used with this email address.',
  code_taken: 'Another discount already has this code.',
  order_in_progress: 'This order is already being placed.',
  illegal_transition: 'The order has changed, so this is no longer possible. Reload to see it.',
  order_unsettled:
    'Orders that are not paid or not fulfilled cannot be deleted. Complete or cancel them first.',
  draft_completed: 'This draft was paid in the meantime and is now an order. Reload to see it.',
  draft_changed: 'The shop changed this order in the meantime.',
  mail_moved_on: 'The status of this email has changed. Reload to see it.',
  too_many_views: 'Your shop already has 30 saved views. Delete one you no longer use.',
  too_many_keys: 'Your shop has 50 API keys already. Revoke one that is not used any more.',
  too_many_webhooks: 'Your shop has 10 webhooks already. Delete one that is not used any more.',
  webhook_off: 'This webhook is switched off. Switch it on first.',
  token_spent: 'This link was already used or has expired.',
  too_large: 'This is larger than what can be accepted.',
  unsupported_media_type: 'The server did not understand this request.',
  file_empty: 'This file is empty. Choose another file.',
  picture_damaged: 'This image is damaged or incomplete. Save it again and upload it once more.',
  picture_in_use: 'This image is still used in your shop. Remove it there first.',
  media_limit_reached:
    'Your shop has no space for more images. Delete some that are no longer used.',
  picture_too_large:
    'Images can have up to 20 MB and 50 megapixels. Make it smaller and try again.',
  animation_too_long:
    'Animations can have up to 500 frames and 50 megapixels in all of them together. Make it shorter or smaller and try again.',
  recording_too_large:
    'Videos can have up to 200 MB, recordings 50 MB and captions 1 MB. Make it smaller and try again.',
  not_a_recording:
    'This file is not an MP4 or WebM video, an MP3, M4A, AAC, Ogg or WAV recording, or WebVTT captions, even if its name says so.',
  not_a_picture:
    'This file is not a JPEG, PNG, WebP, AVIF, GIF or TIFF image, even if its name says so.',
  not_a_font: 'This file is not a WOFF2 font, even if its name says so.',
  font_too_large: 'Fonts can have up to 2 MB. Leave out scripts that you do not need.',
  font_restricted: 'The maker of this font does not allow it on web pages.',
  file_not_usable: 'This file cannot be read as a list of products.',
  file_too_large: 'Files can have up to 100 MB and 250,000 rows. Split it and import the parts.',
  archive_too_large: 'This file is larger than a shop may be here. Ask the provider to bring it.',
  archive_in_progress: 'Another shop is being brought. Wait until it is finished.',
  import_in_progress: 'Another import is still running. Wait until it is finished.',
  import_waiting: 'Another file was checked and is waiting. Import it or discard it first.',
  import_moved_on: 'The import has changed, so this is no longer possible. Reload to see it.',
  disk_full: 'The server has no space left for this file. Nothing was saved.',
  heic_not_taken:
    'HEIC photos from iPhones are not supported. Export the photo as JPEG and upload that.',
  svg_not_taken:
    'SVG files can contain scripts, so they are not accepted. Save it as a PNG instead.',
  media_unavailable: 'Images cannot be stored right now. Nothing was saved. Please try again.',
  media_full: 'The server has no space left for this image. Nothing was saved.',
  idempotency_key_reused: 'This attempt was already used for something else.',
  too_many_unpaid: 'This many of one product cannot be ordered before they are paid.',
  email_not_confirmed:
    'Confirm your email address first, then send this again. The link is in the email you got when you signed up.',
  plan_limit: 'Your plan does not allow more of this. Remove some or change the plan.',
  plan_not_sold: 'This plan is not sold at this price any more. Choose another one.',
  plan_excess:
    'Your shops have more than this plan allows. Change what is listed first; nothing was changed.',
  already_subscribed: 'Your account has a subscription already. Change its plan instead.',
  no_subscription: 'Your account has no subscription. Choose a plan first.',
  billing_unavailable:
    'Billing cannot be reached right now. Nothing was changed; try again in a few minutes.',
  too_many_stores:
    'Your account has reached its limit of shops. Confirm your email address if you have not yet, or delete a shop.',
  too_many_attempts:
    'Too many requests came from you or your network. Wait a few minutes and try again.',
  unavailable: 'The service is temporarily unavailable. Nothing was lost. Please try again.',
}

export function messageOf(error: unknown): string {
  const code = refusalCodeOf(error)
  // Says how many the plan allows.
  if (code === 'plan_limit' && isRefused(error) && error.data.error) return error.data.error
  if (code) return messages[code]
  if (isRefused(error)) return error.data.error ?? serverMessage(error.status)
  return `An unexpected error occurred: ${error instanceof Error ? error.message : String(error)}`
}

function serverMessage(status: number): string {
  if (status === 429) return messages.too_many_attempts
  if (status >= 500) return 'Something went wrong on our side. Please try again in a moment.'
  return `The request was refused (${status}).`
}
