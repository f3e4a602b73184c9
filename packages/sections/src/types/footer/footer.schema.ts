import { backgroundColor, padding, textColor } from '../../kit/box-settings.ts'
import { content, layout, style } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import {
  checkbox,
  entry,
  is,
  link,
  list,
  menu,
  select,
  text,
  textarea,
} from '../../kit/setting-builders.ts'
import { linkEntry } from '../../kit/shared-settings.ts'
import { logoSettings } from '../../kit/text-settings.ts'
import { socialNames } from '../../parts/social-links/social-icon.ts'
import { footerMigrations } from './footer.migrations.ts'

const column = entry('Column', {
  title: text('Title', { default: 'Column', maxLength: 80, inline: true }),
  links: list('Links', linkEntry, { maxItems: 20 }),
})

const network = entry('Network', {
  icon: select('Network', socialNames),
  url: link('Address'),
})

const wayToPay = entry('Way to pay', {
  icon: select('Way to pay', {
    visa: 'Visa',
    mastercard: 'Mastercard',
    amex: 'American Express',
    paypal: 'PayPal',
  }),
})

export const footerSchema = defineSection({
  type: 'footer',
  name: 'Footer',
  otherNames: 'newsletter sign-up social',
  contentType: 'global',
  region: 'footer',
  version: 2,
  group: 'Header and footer',
  icon: 'M3 5h18M3 9h18M3 14h18v6H3zM6 17h4M14 17h4',
  migrations: footerMigrations,
  settings: {
    ...content({
      ...logoSettings,
      tagline: textarea('Line below the logo', {
        default: 'Made with care, sent with a smile.',
        maxLength: 300,
        inline: true,
      }),
      menu: menu('Menu', { help: 'Instead of the columns; made in Content, Menus' }),
      columns: list('Columns', column, {
        default: [
          {
            id: 'shop',
            title: 'Shop',
            links: [{ ...linkEntry.item, id: 'all', label: 'All products', url: '/shop' }],
          },
          {
            id: 'company',
            title: 'Company',
            links: [{ ...linkEntry.item, id: 'about', label: 'About us', url: '/about' }],
          },
        ],
        maxItems: 6,
      }),
      showNewsletter: checkbox('Newsletter', {
        default: true,
        help: 'Addresses are kept in the dashboard once their owners have confirmed them',
      }),
      newsletterTitle: text('Newsletter heading', {
        default: 'Stay in touch',
        maxLength: 80,
        inline: true,
        visibleIf: is('showNewsletter', true),
      }),
      newsletterText: textarea('Newsletter text', {
        default: 'New things and quiet offers, now and then.',
        maxLength: 300,
        inline: true,
        visibleIf: is('showNewsletter', true),
      }),
      socialIcons: list('Social networks', network, {
        default: [
          { id: 'instagram', icon: 'instagram' },
          { id: 'twitter', icon: 'twitter' },
          { id: 'facebook', icon: 'facebook' },
          { id: 'pinterest', icon: 'pinterest' },
        ],
        maxItems: 4,
        help: 'A network without an address is not shown',
      }),
      paymentIcons: list('Ways to pay', wayToPay, {
        default: [
          { id: 'visa', icon: 'visa' },
          { id: 'mastercard', icon: 'mastercard' },
          { id: 'amex', icon: 'amex' },
          { id: 'paypal', icon: 'paypal' },
        ],
        maxItems: 4,
      }),
      copyrightText: text('Copyright', {
        default: 'All rights reserved.',
        maxLength: 200,
        inline: true,
      }),
    }),
    ...layout({ padding: padding('4rem 2rem 2rem', { mobile: '3rem 1.25rem 1.5rem' }) }),
    ...style({ backgroundColor, textColor }),
  },
})

export type FooterProps = typeof footerSchema.defaults
export type FooterColumn = typeof column.item
export type PaymentName = (typeof wayToPay.item)['icon']
