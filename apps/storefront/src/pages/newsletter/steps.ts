export interface Step {
  title: string
  text: string
  /** Undefined where no action is needed. */
  button?: string
}

const steps: Readonly<Record<string, Step>> = {
  confirm: {
    title: 'One last click',
    text: 'Confirm your email, and we write to you now and then. You can leave at any time.',
    button: 'Confirm my address',
  },
  confirmed: {
    title: 'You are on the list',
    text: 'Thank you! Your email is confirmed. We only write when there is something to say.',
  },
  unsubscribe: {
    title: 'Leave the newsletter?',
    text: 'One click, and nothing more is sent to your address.',
    button: 'Unsubscribe',
  },
  unsubscribed: {
    title: 'You have left the newsletter',
    text: 'Nothing more is sent to your address. If you miss us, you can subscribe again.',
  },
  'stop-reminders': {
    title: 'No more reminders?',
    text: 'One click, and this shop no longer reminds you of unfinished orders.',
    button: 'Do not remind me again',
  },
  'reminders-stopped': {
    title: 'You get no more reminders',
    text: 'This shop sends no more reminders to your address.',
  },
  'reminders-link-broken': {
    title: 'This link is incomplete',
    text: 'Part of it is missing, so nothing was changed. Please open it from the email again.',
  },
  'check-inbox': {
    title: 'Check your inbox',
    text: 'We have sent you a link. Follow it to confirm your address.',
  },
  expired: {
    title: 'This link no longer works',
    text: 'It has expired, or part of it is missing. You can subscribe again.',
  },
  failed: {
    title: 'This did not work',
    text: 'Please check the address and try again in a little while.',
  },
}

export function findStep(name: string): Step | undefined {
  return Object.hasOwn(steps, name) ? steps[name] : undefined
}
