import { notifications } from '@mantine/notifications'

const look = { withBorder: true, closeButtonProps: { 'aria-label': 'Close' } }

export function showSuccess(message: string) {
  notifications.show({ message, color: 'pine', ...look })
}

/** The id keeps one mishap of many calls at once from filling the screen. */
export function showFailure(message: string) {
  notifications.show({ id: message, message, color: 'red', autoClose: 8000, ...look })
}
