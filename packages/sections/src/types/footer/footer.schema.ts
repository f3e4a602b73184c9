import { backgroundColor, padding, textColor } from '../../kit/box-settings.ts'
import { defineSection } from '../../kit/define-section.ts'
import type { PerDevice } from '../../kit/per-device.ts'
import { link, linkSettings, newLink, type LinkProps } from '../../kit/shared-settings.ts'
import { socialNames, type SocialIcon } from '../../parts/social-links/social-icon.ts'
import { footerMigrations } from './footer.migrations.ts'
import { logoSettings } from '../../kit/text-settings.ts'

export interface FooterColumn {
  id: string
  title: string
  links: LinkProps[]
}

export type PaymentName = 'visa' | 'mastercard' | 'amex' | 'paypal'

export interface PaymentIcon {
  id: string
  icon: PaymentName
}

export interface FooterProps {
  logoType: 'text' | 'image'
  logoText: string
  logoImage: string
  tagline: string
  columns: FooterColumn[]
  showNewsletter: boolean
  newsletterTitle: string
  newsletterText: string
  socialIcons: SocialIcon[]
  paymentIcons: PaymentIcon[]
  copyrightText: string
  padding: PerDevice<string>
  backgroundColor: string
  textColor: string
}

const defaults: FooterProps = {
  logoType: 'text',
  logoText: 'Your shop',
  logoImage: '',
  tagline: 'Made with care, sent with a smile.',
  columns: [
    {
      id: 'shop',
      title: 'Shop',
      links: [link('all', 'All products', '/shop')],
    },
    {
      id: 'company',
      title: 'Company',
      links: [link('about', 'About us', '/about')],
    },
  ],
  showNewsletter: true,
  newsletterTitle: 'Stay in touch',
  newsletterText: 'New things and quiet offers, now and then.',
  socialIcons: [
    { id: 'instagram', icon: 'instagram', url: '' },
    { id: 'twitter', icon: 'twitter', url: '' },
    { id: 'facebook', icon: 'facebook', url: '' },
    { id: 'pinterest', icon: 'pinterest', url: '' },
  ],
  paymentIcons: [
    { id: 'visa', icon: 'visa' },
    { id: 'mastercard', icon: 'mastercard' },
    { id: 'amex', icon: 'amex' },
    { id: 'paypal', icon: 'paypal' },
  ],
  copyrightText: 'All rights reserved.',
  padding: { base: '4rem 2rem 2rem', mobile: '3rem 1.25rem 1.5rem' },
  backgroundColor: '',
  textColor: '',
}

export const footerSchema = defineSection({
  type: 'footer',
  name: 'Footer',
  contentType: 'global',
  region: 'footer',
  version: 1,
  group: 'Header and footer',
  icon: 'M3 5h18M3 9h18M3 14h18v6H3zM6 17h4M14 17h4',
  defaults,
  migrations: footerMigrations,
  settings: [
    ...logoSettings,
    {
      key: 'tagline',
      label: 'Line below the logo',
      group: 'Content',
      kind: 'textarea',
      maxLength: 300,
      inline: true,
    },
    {
      key: 'columns',
      label: 'Columns',
      group: 'Content',
      kind: 'list',
      itemLabel: 'Column',
      maxItems: 6,
      item: { id: '', title: 'Column', links: [] },
      settings: [
        { key: 'title', label: 'Title', kind: 'text', maxLength: 80, inline: true },
        {
          key: 'links',
          label: 'Links',
          kind: 'list',
          itemLabel: 'Link',
          maxItems: 20,
          item: newLink,
          settings: linkSettings,
        },
      ],
    },
    {
      key: 'showNewsletter',
      label: 'Newsletter',
      group: 'Content',
      kind: 'checkbox',
      help: 'Addresses are kept in the dashboard once their owners have confirmed them',
    },
    {
      key: 'newsletterTitle',
      label: 'Newsletter heading',
      group: 'Content',
      kind: 'text',
      maxLength: 80,
      inline: true,
      visibleIf: { setting: 'showNewsletter', is: true },
    },
    {
      key: 'newsletterText',
      label: 'Newsletter text',
      group: 'Content',
      kind: 'textarea',
      maxLength: 300,
      inline: true,
      visibleIf: { setting: 'showNewsletter', is: true },
    },
    {
      key: 'socialIcons',
      label: 'Social networks',
      group: 'Content',
      kind: 'list',
      itemLabel: 'Network',
      maxItems: 4,
      help: 'A network without an address is not shown',
      item: { id: '', icon: 'instagram', url: '' },
      settings: [
        {
          key: 'icon',
          label: 'Network',
          kind: 'select',
          options: socialNames,
        },
        { key: 'url', label: 'Address', kind: 'link' },
      ],
    },
    {
      key: 'paymentIcons',
      label: 'Ways to pay',
      group: 'Content',
      kind: 'list',
      itemLabel: 'Way to pay',
      maxItems: 4,
      item: { id: '', icon: 'visa' },
      settings: [
        {
          key: 'icon',
          label: 'Way to pay',
          kind: 'select',
          options: [
            { value: 'visa', label: 'Visa' },
            { value: 'mastercard', label: 'Mastercard' },
            { value: 'amex', label: 'American Express' },
            { value: 'paypal', label: 'PayPal' },
          ],
        },
      ],
    },
    {
      key: 'copyrightText',
      label: 'Copyright',
      group: 'Content',
      kind: 'text',
      maxLength: 200,
      inline: true,
    },
    padding,
    backgroundColor,
    textColor,
  ],
})
