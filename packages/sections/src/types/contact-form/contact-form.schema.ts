import { backgroundColor, color, margin, padding, textColor } from '../../kit/box-settings.ts'
import { defineSection } from '../../kit/define-section.ts'
import type { PerDevice } from '../../kit/per-device.ts'
import type { SettingOf } from '../../kit/setting.ts'
import type { SectionFont } from '../../kit/shared-settings.ts'
import { contactFormMigrations } from './contact-form.migrations.ts'
import { fontFamily } from '../../kit/text-settings.ts'

export interface ContactFormProps {
  header: string
  infoTitle: string
  companyName: string
  address: string
  phone: string
  email: string
  successTitle: string
  successBody: string
  showInstagram: boolean
  instagramLink: string
  showTwitter: boolean
  twitterLink: string
  showFacebook: boolean
  facebookLink: string
  showPinterest: boolean
  pinterestLink: string
  padding: PerDevice<string>
  margin: PerDevice<string>
  fontFamily: SectionFont
  backgroundColor: string
  textColor: string
  formBackgroundColor: string
  formTextColor: string
  infoBackgroundColor: string
  infoTextColor: string
  buttonColor: string
  buttonTextColor: string
}

const defaults: ContactFormProps = {
  header: 'Get in Touch',
  infoTitle: 'Contact Information',
  companyName: 'Your company',
  address: '1 Market Street\nYour town',
  phone: '+1 555 0100',
  email: 'hello@example.com',
  successTitle: 'Message Sent Successfully!',
  successBody: "We'll get back to you within 24 hours",
  showInstagram: true,
  instagramLink: '',
  showTwitter: true,
  twitterLink: '',
  showFacebook: true,
  facebookLink: '',
  showPinterest: true,
  pinterestLink: '',
  padding: { base: '4rem 2rem', mobile: '2.5rem 1.25rem' },
  margin: '0',
  fontFamily: 'theme',
  backgroundColor: '',
  textColor: '',
  formBackgroundColor: '',
  formTextColor: '',
  infoBackgroundColor: '',
  infoTextColor: '',
  buttonColor: '',
  buttonTextColor: '',
}

type ContactSetting = SettingOf<ContactFormProps>
type TextKey = 'header' | 'infoTitle' | 'companyName' | 'phone' | 'email' | 'successTitle'

const text = (key: TextKey, label: string, inline: { inline?: true } = {}): ContactSetting => ({
  key,
  label,
  group: 'Content',
  kind: 'text',
  maxLength: 200,
  ...inline,
})

const shown = { inline: true } as const

type Network = 'Instagram' | 'Twitter' | 'Facebook' | 'Pinterest'

const network = (name: Network): ContactSetting[] => [
  { key: `show${name}`, label: name, group: 'Content', kind: 'checkbox' },
  {
    key: `${name.toLowerCase() as Lowercase<Network>}Link`,
    label: `${name} address`,
    group: 'Content',
    kind: 'link',
    help: 'Without an address the icon is not shown',
    visibleIf: { setting: `show${name}`, is: true },
  },
]

export const contactFormSchema = defineSection({
  type: 'contactForm',
  name: 'Contact form',
  contentType: 'normal',
  version: 1,
  group: 'Content',
  icon: 'M3 5h18v14H3zM3 6l9 7 9-7',
  defaults,
  migrations: contactFormMigrations,
  settings: [
    text('header', 'Heading', shown),
    text('infoTitle', 'Heading of the information', shown),
    text('companyName', 'Company name', shown),
    {
      key: 'address',
      label: 'Address',
      group: 'Content',
      kind: 'textarea',
      maxLength: 500,
      inline: true,
    },
    text('phone', 'Phone', shown),
    text('email', 'Email', shown),
    text('successTitle', 'Title after sending'),
    {
      key: 'successBody',
      label: 'Text after sending',
      group: 'Content',
      kind: 'textarea',
      maxLength: 500,
    },
    ...network('Instagram'),
    ...network('Twitter'),
    ...network('Facebook'),
    ...network('Pinterest'),
    padding,
    margin,
    fontFamily,
    backgroundColor,
    textColor,
    color('formBackgroundColor', 'Background of the form'),
    color('formTextColor', 'Text of the form', { standsOn: 'formBackgroundColor' }),
    color('infoBackgroundColor', 'Background of the information'),
    color('infoTextColor', 'Text of the information', { standsOn: 'infoBackgroundColor' }),
    color('buttonColor', 'Button', { unset: 'accentColor' }),
    color('buttonTextColor', 'Text of the button', { standsOn: 'buttonColor' }),
  ],
})
