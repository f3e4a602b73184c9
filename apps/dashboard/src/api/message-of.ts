import type { RefusalCode } from '@vitrine/contract/refusal.ts'
import { isRefused, refusalCodeOf } from './refused.ts'

const messages: Record<RefusalCode, string> = {
  invalid_input: 'Some values are not valid. Please look at the marked fields.',
  not_signed_in: 'Please sign in to continue.',
  wrong_credentials: 'The e-mail address or the password is wrong.',
  not_allowed: 'You are not allowed to do this.',
  key_not_valid: 'This API key opens nothing any more.',
  scope_missing: 'This API key may not do this.',
  not_found: 'This does not exist, or it is no longer here.',
  gone: 'This was deleted.',
  stale_revision: 'This was changed elsewhere since you opened it. Reload to see it.',
  slug_taken: 'This address is already used by something else in your shop.',
  slug_reserved: 'This address is needed by the shop itself. Please choose another one.',
  subdomain_taken: 'This shop address is already taken. Please choose another one.',
  subdomain_reserved: 'This shop address is reserved. Please choose another one.',
  subdomain_kept:
    'Another shop left this address a short while ago, so it is kept for its owner. Please choose another one.',
  too_many_moves:
    'This shop has left 10 addresses within 30 days. Go back to one of them, or wait before you choose a new one.',
  too_many_domains:
    'This shop waits for the proof of 10 domains already. Prove one of them, or wait: a claim without a proof ends after a week.',
  domain_taken: 'This domain is already used by a shop.',
  home_page_required: 'Your shop needs its home page, so it cannot be deleted.',
  page_not_published: 'Shoppers see the home page at once, so publish this page first.',
  category_in_use: 'This category still holds other categories. Move or delete those first.',
  currency_locked:
    'The currency cannot change once a shop has orders, nor to one with other decimals once it has prices.',
  name_mismatch: 'The name that you typed is not the name of the shop.',
  insufficient_stock: 'There is not enough of this product left.',
  line_unavailable: 'A product in this order is no longer available.',
  quote_changed: 'Prices or stock changed in the meantime.',
  no_shipping_rate: 'The shop does not ship to this address.',
  below_minimum: 'This order is smaller than the shop takes.',
  shop_paused: 'This shop takes no orders at the moment.',
  shop_closed: 'This shop is closed at the moment.',
  payment_unavailable: 'Card payments are out of reach at the moment. Nothing was charged.',
  keys_refused: 'Stripe does not accept these keys. Nothing was saved.',
  provider_unavailable: 'Stripe could not be asked whether the keys work. Nothing was saved.',
  payment_not_offered: 'This order cannot be paid in this way any more.',
  discount_used: 'This code was already used with this e-mail address.',
  code_taken: 'Another discount already has this code.',
  order_in_progress: 'This order is already being placed.',
  illegal_transition: 'The order has moved on, so this can no longer be done. Reload to see it.',
  order_unsettled:
    'An order that is still to be paid or sent cannot be deleted. Finish or cancel it first.',
  draft_completed: 'This draft was paid meanwhile, so it is an order now. Reload to see it.',
  draft_changed: 'The shop changed this order meanwhile.',
  mail_moved_on: 'This mail has moved on. Reload to see what became of it.',
  too_many_views: 'Your shop keeps 30 views already. Delete one that is not used any more.',
  too_many_keys: 'Your shop has 50 API keys already. Revoke one that is not used any more.',
  too_many_webhooks: 'Your shop has 10 webhooks already. Delete one that is not used any more.',
  webhook_off: 'This webhook is switched off. Switch it on first.',
  token_spent: 'This link was already used or has run out.',
  too_large: 'This is larger than what can be accepted.',
  unsupported_media_type: 'The server did not understand this request.',
  file_empty: 'This file is empty. Choose another one.',
  picture_damaged: 'This picture is damaged or not whole. Save it anew and upload it again.',
  picture_in_use: 'This picture is still shown in your shop. Take it out there first.',
  media_limit_reached:
    'Your shop has no room for more pictures. Delete some that are not used any more.',
  picture_too_large:
    'A picture may have 20 MB and 50 megapixels at most. Make it smaller and try again.',
  animation_too_long:
    'An animation may have 500 frames and 50 megapixels in all of them together. Make it shorter or smaller and try again.',
  not_a_picture:
    'This is not a JPEG, PNG, WebP, AVIF, GIF or TIFF picture, whatever its name says.',
  file_not_usable: 'This file cannot be read as a list of products.',
  file_too_large:
    'A file may have 100 MB and 250,000 rows at most. Split it and bring it in parts.',
  import_in_progress: 'Another import is still under way. Wait until it is done.',
  import_waiting:
    'Another file has been checked and waits to be imported. Import it or discard it first.',
  import_moved_on: 'The import has moved on, so this can no longer be done. Reload to see it.',
  disk_full: 'The server has no room left for this file. Nothing was saved.',
  heic_not_taken:
    'HEIC photos from iPhones cannot be read here. Export the photo as JPEG and upload that.',
  svg_not_taken:
    'SVG drawings can carry programs, so they are not taken. Save it as a PNG instead.',
  media_unavailable: 'Pictures cannot be kept at the moment. Nothing was saved; please try again.',
  media_full: 'The server has no room left to keep this picture. Nothing was saved.',
  idempotency_key_reused: 'This attempt was already used for something else.',
  too_many_unpaid: 'So many pieces of one product cannot be ordered before they are paid.',
  email_not_confirmed:
    'Confirm your email address first, then send this again. The link is in the mail that you got when you signed up.',
  too_many_stores:
    'Your account has as many stores as it may have. Confirm your email address if you have not yet, or delete a store.',
  too_many_attempts:
    'Too many requests came from you or your network. Wait a few minutes and try again.',
  unavailable: 'The service is briefly out of reach. Nothing was lost; please try again.',
}

/** One sentence for the owner about anything that went wrong. */
export function messageOf(error: unknown): string {
  const code = refusalCodeOf(error)
  if (code) return messages[code]
  if (isRefused(error)) return error.data.error ?? serverMessage(error.status)
  return `An unexpected error occurred: ${error instanceof Error ? error.message : String(error)}`
}

function serverMessage(status: number): string {
  if (status === 429) return messages.too_many_attempts
  if (status >= 500) return 'Something went wrong on our side. Please try again in a moment.'
  return `The request was refused (${status}).`
}
