import { notifications } from '@mantine/notifications'

const look = { withBorder: true, closeButtonProps: { 'aria-label': 'Close' } }

export function showSuccess(message: string) {
  notifications.show({ message, color: 'pine', ...look })
}

/** Shows the hint once, however often it is called. */
export function showHint(message: string) {
  notifications.show({ id: message, message, color: 'gray', ...look })
}

/** The fixed id deduplicates failures of concurrent calls. */
export function showFailure(message: string) {
  notifications.show({ id: message, message, color: 'red', autoClose: 8000, ...look })
}
