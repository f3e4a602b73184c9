import { html } from 'hono/html'
import { mailButton, mailLayout, spelledLink } from '../../post/letter/layout.ts'
import type { StoreFrame } from '../../post/letter/store-frame.ts'
import type { Mail } from '../../post/mail.ts'

interface To {
  frame: StoreFrame
  to: string
  name: string
}

const footerOf = ({ name }: StoreFrame) =>
  `Sent by ${name} because this address was typed on our site.`

interface LinkLetter extends To {
  heading: string
  sentence: string
  button: string
  link: string
  footer: string
}

export async function linkLetter(letter: LinkLetter): Promise<Mail> {
  const { to, name, heading, sentence, button, link, footer, frame } = letter
  return {
    to,
    subject: heading,
    text: `Hello ${name},\n\n${sentence}\n\n${link}\n\n${footer}\n`,
    html: await mailLayout({
      heading,
      body: html`<p>Hello ${name},</p>
        <p>${sentence}</p>
        ${mailButton(button, link, frame.theme)} ${spelledLink(link, frame.theme)}`,
      footer,
      frame,
    }),
  }
}

export async function verifyAddressMail(to: To & { link: string }): Promise<Mail> {
  return await linkLetter({
    ...to,
    heading: 'Please confirm your address',
    sentence:
      'Confirm that this address is yours, so that you can get back in whenever you need to.',
    button: 'Confirm my address',
    footer: footerOf(to.frame),
  })
}

export async function resetPasswordMail({
  to,
  name,
  frame,
  link,
}: To & { link: string }): Promise<Mail> {
  const heading = 'Choose a new password'
  const footer = footerOf(frame)
  const sentence =
    'The link works once and for 30 minutes. If you did not ask for it, nothing has changed and you can delete this email.'
  return {
    to,
    subject: heading,
    text: `Hello ${name},\n\nChoose a new password here:\n${link}\n\n${sentence}\n\n${footer}\n`,
    html: await mailLayout({
      heading,
      body: html`<p>Hello ${name},</p>
        ${mailButton('Choose a new password', link, frame.theme)} ${spelledLink(link, frame.theme)}
        <p>${sentence}</p>`,
      footer,
      frame,
    }),
  }
}

export async function addressInUseMail({
  to,
  name,
  frame,
  loginLink,
  resetLink,
}: To & { loginLink: string; resetLink: string }): Promise<Mail> {
  const heading = 'You already have an account'
  const footer = footerOf(frame)
  const sentence =
    'Someone tried to sign up with this address, which already has an account. If that was you, sign in instead. If it was not, nothing has changed.'
  return {
    to,
    subject: heading,
    text: `Hello ${name},\n\n${sentence}\n\nSign in: ${loginLink}\nForgot the password: ${resetLink}\n\n${footer}\n`,
    html: await mailLayout({
      heading,
      body: html`<p>Hello ${name},</p>
        <p>${sentence}</p>
        ${mailButton('Sign in', loginLink, frame.theme)} ${spelledLink(loginLink, frame.theme)}
        <p>Forgot the password? <a href="${resetLink}">Choose a new one</a>.</p>`,
      footer,
      frame,
    }),
  }
}
