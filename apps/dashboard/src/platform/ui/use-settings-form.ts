import { useForm, type UseFormInput, type UseFormReturnType } from '@mantine/form'
import { showSuccess } from '../toast.ts'
import { applyRefusal, type FieldNames } from './apply-refusal.ts'
import { useUnsavedGuard } from './use-unsaved-guard.tsx'

interface SettingsFormInput<Values, Saved> extends UseFormInput<Values> {
  /** Sends the values; a refusal goes to the fields that it is about. */
  onSave: (values: Values) => Promise<Saved>
  /** The toast once they are saved. */
  notice: string | ((values: Values) => string)
  /** The values as they were stored, where those differ from what was sent. */
  valuesOf?: (saved: Saved) => Values
  onSaved?: (saved: Saved) => unknown
  /** Where refusals go that do not name a field of the form. */
  fields?: FieldNames
}

/** A form of settings: nothing typed is left behind unasked, and what is saved is not dirty any more. */
export function useSettingsForm<Values extends object, Saved>(
  input: SettingsFormInput<Values, Saved>,
) {
  const { onSave, notice, valuesOf, onSaved, fields, ...options } = input
  const form: UseFormReturnType<Values> = useForm<Values>(options)
  useUnsavedGuard(form.isDirty)

  /** @throws {Refused} */
  async function send(values: Values): Promise<Saved> {
    const saved = await onSave(values)
    const stored = valuesOf?.(saved) ?? values
    form.setInitialValues(stored)
    form.resetDirty(stored)
    if (valuesOf) form.setValues(stored)
    return saved
  }

  async function save(values: Values): Promise<void> {
    try {
      const saved = await send(values)
      showSuccess(typeof notice === 'string' ? notice : notice(values))
      await onSaved?.(saved)
    } catch (error) {
      applyRefusal(form, error, fields)
    }
  }

  return { form, save, send }
}
