import { useContext, type ReactNode } from 'react'
import { isAsked } from '../../kit/field-settings.ts'
import { SectionModeContext, useInline } from '../../kit/section-mode.ts'
import { BlockBox, type PlaceProps } from '../blocks/block-box.tsx'
import { FormContext } from './form-context.ts'
import styles from './form-fields.module.css'

export interface FieldProps extends PlaceProps {
  label: string
  help: string
  isRequired: boolean
}

export interface Control {
  name: string
  required: boolean
  inert: boolean
  className: string | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FormFieldProps {
  id: string
  props: FieldProps
  /** `group`: several controls share the label; `beside`: it follows its one control. */
  label?: 'above' | 'group' | 'beside'
  /** After the words of the label. */
  link?: ReactNode
  children: (control: Control, id: string) => ReactNode
}

/** A field of a form. Without a form around it, shoppers see nothing, and the owner why. */
export function FormField({ id, props, label: at = 'above', link, children }: FormFieldProps) {
  const form = useContext(FormContext)
  const isCanvas = useContext(SectionModeContext) === 'canvas'
  const inline = useInline()
  if (!form)
    return (
      <BlockBox id={id} place={props}>
        {isCanvas && (
          <p className="section-placeholder">A field of a form: put it into a form section.</p>
        )}
      </BlockBox>
    )
  const { label, help } = props
  const control = `${id}-field`
  const problem = Object.hasOwn(form.problems, id) ? form.problems[id] : undefined
  const described = [problem && `${control}-problem`, help && `${control}-help`].filter(Boolean)
  const required = isAsked(props)
  const words = (
    <>
      <span {...inline('label')}>{label}</span>
      {link}
      {!required && <span className={styles.optional}> (optional)</span>}
    </>
  )
  const shown = children(
    {
      name: id,
      required,
      // On the canvas a click selects the block.
      inert: isCanvas,
      className: styles.control,
      'aria-describedby': described.join(' ') || undefined,
      'aria-invalid': problem === undefined ? undefined : true,
    },
    control,
  )
  return (
    <BlockBox id={id} place={props}>
      <Frame at={at} id={control} words={words} control={shown}>
        {problem && (
          <p id={`${control}-problem`} className={styles.problem}>
            {problem}
          </p>
        )}
        {help && (
          <p id={`${control}-help`} className={styles.help} {...inline('help')}>
            {help}
          </p>
        )}
      </Frame>
    </BlockBox>
  )
}

interface FrameProps {
  id: string
  at: 'above' | 'group' | 'beside'
  words: ReactNode
  control: ReactNode
  children: ReactNode
}

function Frame({ id, at, words, control, children }: FrameProps) {
  if (at === 'group')
    return (
      <fieldset className={styles.field} aria-labelledby={`${id}-label`}>
        <p id={`${id}-label`} className={styles.label}>
          {words}
        </p>
        {control}
        {children}
      </fieldset>
    )
  const label = (
    <label htmlFor={id} className={at === 'beside' ? undefined : styles.label}>
      {words}
    </label>
  )
  return (
    <div className={styles.field}>
      {at === 'beside' ? (
        <div className={styles.choice}>
          {control}
          {label}
        </div>
      ) : (
        <>
          {label}
          {control}
        </>
      )}
      {children}
    </div>
  )
}
