export const questions = [
  [
    'Can I change the plan later?',
    'Yes, at any time in your dashboard. You see what it costs for the rest of the period before you confirm. For a smaller plan the dashboard lists exactly what has to be fewer first.',
  ],
  [
    'What happens when a limit is reached?',
    'The dashboard shows it before. Then what would exceed it is refused with a sentence that says what to do; nothing that is there is deleted.',
  ],
  [
    'How do I cancel?',
    'With one button in your dashboard, to the end of the period that is paid. Your data stays yours: you can export it before and after.',
  ],
  [
    'What if a payment fails?',
    'You get an email, and it is tried again for 14 days. Only then the shop is suspended, and it comes back as soon as it is paid.',
  ],
  [
    'Do you take a share of my sales?',
    'No. Your payment provider charges its own fees, and its money goes to you directly.',
  ],
  [
    'Can I use my own domain?',
    'Yes, as many as your plan lists. Certificates are made and renewed for you.',
  ],
] as const
