import { useState } from 'react'
import { useStore, useStoreCalls } from '../../kit/store-context.ts'
import type { SendState } from '../../parts/message-form/send-state.ts'

interface Issue {
  path: string
  message: string
}

const prefix = 'values.'

/** Sends a form to the shop's owner; the fields keep what was written unless it arrived. */
export function useSendForm(formId: string) {
  const { email } = useStoreCalls()
  const { storeId } = useStore()
  const [state, setState] = useState<SendState>('idle')
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})

  /** Resolves to true if it arrived. */
  async function send(form: HTMLFormElement): Promise<boolean> {
    setState('submitting')
    setProblems({})
    const { extra, values } = readForm(form)
    try {
      await email.sendForm({ storeId, formId, path: location.pathname, values, extra })
      setState('success')
      return true
    } catch (error) {
      const found = problemsOf(error)
      setProblems(found)
      setState(Object.keys(found).length > 0 ? 'idle' : 'error')
      return false
    }
  }

  return { state, problems, send }
}

function readForm(form: HTMLFormElement) {
  const values: Record<string, string[]> = {}
  let extra = ''
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string') continue
    if (name === 'extra') extra = value
    else (values[name] ??= []).push(value)
  }
  return { extra, values }
}

/** By the ids of fields, where the shop named them. */
function problemsOf(error: unknown): Record<string, string> {
  const issues = error instanceof Error && 'issues' in error ? (error.issues as Issue[]) : []
  const ofFields = issues.filter(({ path }) => path.startsWith(prefix))
  return Object.fromEntries(
    ofFields.map(({ path, message }) => [path.slice(prefix.length), message]),
  )
}
