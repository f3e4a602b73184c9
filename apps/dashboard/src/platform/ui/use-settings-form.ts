import { useForm, type UseFormInput, type UseFormReturnType } from '@mantine/form'
import { showSuccess } from '../toast.ts'
import { applyRefusal, type FieldNames } from './apply-refusal.ts'
import { useUnsavedGuard } from './use-unsaved-guard.tsx'

interface SettingsFormInput<Values, Saved> extends UseFormInput<Values> {
  onSave: (values: Values) => Promise<Saved>
  notice: string | ((values: Values) => string)
  /** Maps the saved record to form values, where they differ from the sent ones. */
  valuesOf?: (saved: Saved) => Values
  onSaved?: (saved: Saved) => unknown
  fields?: FieldNames
}

/** A settings form that guards unsaved values and resets its dirty state after saving. */
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
