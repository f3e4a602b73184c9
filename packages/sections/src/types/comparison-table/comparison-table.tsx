import { useInline } from '../../kit/section-mode.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import { vars } from '../../kit/style-vars.ts'
import { cssColor } from '../../kit/values/css-color.ts'
import { readableOn } from '../../kit/values/readable-on.ts'
import { Mark } from '../../parts/items/mark.tsx'
import { SectionFrame } from '../../parts/section-frame/section-frame.tsx'
import { SectionImage } from '../../parts/section-image.tsx'
import { SectionLink } from '../../parts/section-link.tsx'
import type {
  ComparedColumn,
  ComparedRow,
  comparisonTableSchema,
} from './comparison-table.schema.ts'
import styles from './comparison-table.module.css'

type Props = SectionProps<typeof comparisonTableSchema>['props']

export function ComparisonTable({ id, props }: SectionProps<typeof comparisonTableSchema>) {
  const look = props.look === 'stripes' ? styles.stripes : styles.lines
  return (
    <SectionFrame id={id} props={props}>
      {/* A focusable region can be scrolled by keyboard. */}
      <section
        className={styles.window}
        aria-label={props.headerTitle || 'Comparison'}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <table
          className={`${styles.table} ${look} ${props.textAlign === 'left' ? styles.left : ''}`}
          style={tableVars(props)}
        >
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                <span className="visually-hidden">What is compared</span>
              </th>
              {props.columns.map((column, index) => (
                <Head key={column.id || index} column={column} at={`columns.${index}`} />
              ))}
            </tr>
          </thead>
          <tbody>
            {props.rows.map((row, index) => (
              <Row key={row.id || index} row={row} columns={props.columns} at={`rows.${index}`} />
            ))}
          </tbody>
        </table>
      </section>
    </SectionFrame>
  )
}

function Head({ column, at }: { column: ComparedColumn; at: string }) {
  const inline = useInline()
  return (
    <th scope="col" className={`${styles.head} ${column.isChosen ? styles.chosen : ''}`}>
      <SectionImage
        src={column.image}
        alt=""
        className={styles.image}
        sizes="160px"
        isFilling={false}
      />
      <span className={styles.name} {...inline(`${at}.name`)}>
        {column.name}
      </span>
      {column.text && (
        <span className={styles.text} {...inline(`${at}.text`)}>
          {column.text}
        </span>
      )}
      {column.linkLabel && (
        <SectionLink to={column} className={`button ${styles.button}`}>
          <span {...inline(`${at}.linkLabel`)}>{column.linkLabel}</span>
        </SectionLink>
      )}
    </th>
  )
}

interface RowProps {
  row: ComparedRow
  columns: readonly ComparedColumn[]
  at: string
}

function Row({ row, columns, at }: RowProps) {
  const inline = useInline()
  return (
    <tr>
      <th scope="row" className={styles.label}>
        <span {...inline(`${at}.label`)}>{row.label}</span>
      </th>
      {columns.map((column, index) => (
        <td key={column.id || index} className={column.isChosen ? styles.chosen : undefined}>
          <Value text={row.cells[index]?.text ?? ''} />
        </td>
      ))}
    </tr>
  )
}

function Value({ text }: { text: string }) {
  const word = text.trim().toLowerCase()
  if (word === 'yes') return <Mark name="check" label="Yes" />
  if (word === 'no') return <Mark name="dash" label="No" />
  return <span dir="auto">{text}</span>
}

function tableVars({ chosenColor, columns, backgroundColor }: Props) {
  const ground = cssColor(chosenColor)
  return vars({
    ground,
    ink: ground && readableOn(ground),
    columns: columns.length,
    under: cssColor(backgroundColor),
  })
}
