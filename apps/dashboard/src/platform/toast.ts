import { notifications } from '@mantine/notifications'

const look = { withBorder: true, closeButtonProps: { 'aria-label': 'Close' } }

export function showSuccess(message: string) {
  notifications.show({ message, color: 'pine', ...look })
}

/** Says something once, however often it is asked for. */
export function showHint(message: string) {
  notifications.show({ id: message, message, color: 'gray', ...look })
}

/** The id keeps one mishap of many calls at once from filling the screen. */
export function showFailure(message: string) {
  notifications.show({ id: message, message, color: 'red', autoClose: 8000, ...look })
}
