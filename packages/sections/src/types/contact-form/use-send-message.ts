import { useState } from 'react'
import { useStore, useStoreCalls } from '../../kit/store-context.ts'
import type { SendState } from '../../parts/message-form/send-state.ts'
import type { MessageValues } from './form-values.ts'

/** Sends a message to the store's owner, and keeps the text if that fails. */
export function useSendMessage() {
  const { email } = useStoreCalls()
  const { storeId } = useStore()
  const [state, setState] = useState<SendState>('idle')
  const [lost, setLost] = useState<MessageValues>()

  async function send(values: MessageValues) {
    setState('submitting')
    try {
      await email.sendContactEmail({ storeId, ...values })
      setLost(undefined)
      setState('success')
    } catch {
      setLost(values)
      setState('error')
    }
  }

  function restore() {
    setLost(undefined)
    setState('idle')
  }

  return { state, lost, send, restore }
}
