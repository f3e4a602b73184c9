import { notifications } from '@mantine/notifications'

export function showSuccess(message: string) {
  notifications.show({ message, color: 'pine', withBorder: true })
}

/** The id keeps one mishap of many calls at once from filling the screen. */
export function showFailure(message: string) {
  notifications.show({ id: message, message, color: 'red', withBorder: true, autoClose: 8000 })
}
