import { backgroundColor, margin, padding, textColor } from '../../kit/box-settings.ts'
import { content, layout, style } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { checkbox, color, is, link, text, textarea } from '../../kit/setting-builders.ts'
import { fontFamily } from '../../kit/text-settings.ts'
import { contactFormMigrations } from './contact-form.migrations.ts'

const shown = { maxLength: 200, inline: true } as const
const withoutAddress = 'Without an address the icon is not shown'

export const contactFormSchema = defineSection({
  type: 'contactForm',
  name: 'Contact form',
  otherNames: 'message email address',
  contentType: 'normal',
  version: 1,
  group: 'Content',
  icon: 'M3 5h18v14H3zM3 6l9 7 9-7',
  migrations: contactFormMigrations,
  settings: {
    ...content({
      header: text('Heading', { default: 'Get in Touch', ...shown }),
      infoTitle: text('Heading of the information', {
        default: 'Contact Information',
        ...shown,
      }),
      companyName: text('Company name', { default: 'Your company', ...shown }),
      address: textarea('Address', {
        default: '1 Market Street\nYour town',
        maxLength: 500,
        inline: true,
      }),
      phone: text('Phone', { default: '+1 555 0100', ...shown }),
      email: text('Email', { default: 'hello@example.com', ...shown }),
      successTitle: text('Title after sending', {
        default: 'Message Sent Successfully!',
        maxLength: 200,
      }),
      successBody: textarea('Text after sending', {
        default: "We'll get back to you within 24 hours",
        maxLength: 500,
      }),
      showInstagram: checkbox('Instagram', { default: true }),
      instagramLink: link('Instagram address', {
        help: withoutAddress,
        visibleIf: is('showInstagram', true),
      }),
      showTwitter: checkbox('Twitter', { default: true }),
      twitterLink: link('Twitter address', {
        help: withoutAddress,
        visibleIf: is('showTwitter', true),
      }),
      showFacebook: checkbox('Facebook', { default: true }),
      facebookLink: link('Facebook address', {
        help: withoutAddress,
        visibleIf: is('showFacebook', true),
      }),
      showPinterest: checkbox('Pinterest', { default: true }),
      pinterestLink: link('Pinterest address', {
        help: withoutAddress,
        visibleIf: is('showPinterest', true),
      }),
    }),
    ...layout({
      padding: padding('4rem 2rem', { mobile: '2.5rem 1.25rem' }),
      margin,
    }),
    ...style({
      fontFamily,
      backgroundColor,
      textColor,
      formBackgroundColor: color('Background of the form'),
      formTextColor: color('Text of the form', { standsOn: 'formBackgroundColor' }),
      infoBackgroundColor: color('Background of the information'),
      infoTextColor: color('Text of the information', { standsOn: 'infoBackgroundColor' }),
      buttonColor: color('Button', { unset: 'accentColor' }),
      buttonTextColor: color('Text of the button', { standsOn: 'buttonColor' }),
    }),
  },
})

export type ContactFormProps = typeof contactFormSchema.defaults
