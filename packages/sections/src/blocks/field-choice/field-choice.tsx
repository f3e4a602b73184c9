import type { SectionProps } from '../../kit/section-props.ts'
import { FormField } from '../../parts/form-fields/form-field.tsx'
import styles from '../../parts/form-fields/form-fields.module.css'
import type { fieldChoiceSchema } from './field-choice.schema.ts'

export function FieldChoice({ id, props }: SectionProps<typeof fieldChoiceSchema>) {
  const { shownAs, choices } = props
  if (shownAs !== 'radio' && shownAs !== 'several')
    return (
      <FormField id={id} props={props}>
        {(control, controlId) => (
          <select id={controlId} {...control} defaultValue="">
            <option value="">Please choose</option>
            {choices.map(({ id: each, label }) => (
              <option key={each} value={label}>
                {label}
              </option>
            ))}
          </select>
        )}
      </FormField>
    )
  const isOne = shownAs === 'radio'
  return (
    <FormField id={id} props={props} label="group">
      {({ className: _className, required, ...control }) =>
        choices.map(({ id: each, label }) => (
          <label key={each} className={styles.choice}>
            <input
              {...control}
              type={isOne ? 'radio' : 'checkbox'}
              // Of several, the browser would require each.
              required={required && isOne}
              value={label}
            />
            <bdi>{label}</bdi>
          </label>
        ))
      }
    </FormField>
  )
}
