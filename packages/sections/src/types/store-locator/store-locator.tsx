import { useContext, useId, useState } from 'react'
import { SectionModeContext, useInline } from '../../kit/section-mode.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import { bounded, oneOf, vars } from '../../kit/style-vars.ts'
import { cssColor } from '../../kit/values/css-color.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import { EmptySection } from '../../parts/empty-section.tsx'
import { Icon } from '../../parts/icon.tsx'
import { SectionBox } from '../../parts/section-box.tsx'
import { SectionImage } from '../../parts/section-image.tsx'
import { SectionLink } from '../../parts/section-link.tsx'
import { ListTitle } from '../../parts/store-list/list-title.tsx'
import { matches } from './matches.ts'
import styles from './store-locator.module.css'
import type { Place, storeLocatorSchema } from './store-locator.schema.ts'

type StoreLocatorProps = SectionProps<typeof storeLocatorSchema>
type Props = StoreLocatorProps['props']

export const searchedFrom = 3
const looks = oneOf(['card', 'outlined'])
const columns = bounded(1, 4)

export function StoreLocator({ id, props }: StoreLocatorProps) {
  const [search, setSearch] = useState('')
  const isCanvas = useContext(SectionModeContext) === 'canvas'
  const { places } = props
  if (places.length === 0 && !isCanvas) return <EmptySection id={id} note="" />
  const found = places.map((place) => matches(place, search))
  const count = found.filter(Boolean).length
  const look = looks(props.styling)
  return (
    <SectionBox id={id} box={props} vars={boxVars(props)}>
      <div className={styles.inner}>
        <ListTitle {...props} name="Places" />
        {props.showSearch && places.length >= searchedFrom && (
          <SearchField value={search} onChange={setSearch} outcome={outcomeOf(search, count)} />
        )}
        {places.length === 0 && <p className="section-placeholder">{emptyNote}</p>}
        <ul className={`${styles.grid} ${(look && styles[look]) ?? ''}`.trim()}>
          {places.map((place, index) => (
            <li key={place.id || index} hidden={!found[index]}>
              <PlaceView place={place} at={`places.${index}`} mapLabel={props.mapLabel} />
            </li>
          ))}
        </ul>
      </div>
    </SectionBox>
  )
}

const emptyNote = 'Add the first place in the settings; until then shoppers see nothing here.'

function outcomeOf(search: string, count: number): string {
  if (!search.trim()) return ''
  if (count === 0) return `No place matches “${search.trim()}”.`
  return count === 1 ? '1 place' : `${count} places`
}

interface SearchFieldProps {
  value: string
  onChange: (value: string) => void
  outcome: string
}

function SearchField({ value, onChange, outcome }: SearchFieldProps) {
  const id = useId()
  return (
    <search className={styles.search}>
      <label htmlFor={id} className="visually-hidden">
        Search by town or street
      </label>
      <Icon name="search" />
      <input
        id={id}
        type="search"
        maxLength={100}
        placeholder="Town or street"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <output htmlFor={id}>{outcome}</output>
    </search>
  )
}

interface PlaceViewProps {
  place: Place
  at: string
  mapLabel: string
}

function PlaceView({ place, at, mapLabel }: PlaceViewProps) {
  const inline = useInline()
  const { name, address, hours, phone, image } = place
  return (
    <article className={styles.place}>
      {image && (
        <div className={styles.image}>
          <SectionImage src={image} alt="" sizes="(max-width: 767px) 100vw, 420px" />
        </div>
      )}
      <div className={styles.words}>
        <h3 className={styles.name} {...inline(`${at}.name`)}>
          {name}
        </h3>
        {address && (
          <p className={styles.lines} {...inline(`${at}.address`)}>
            {address}
          </p>
        )}
        {hours && (
          <p className={`${styles.lines} ${styles.hours}`} {...inline(`${at}.hours`)}>
            {hours}
          </p>
        )}
        <p className={styles.links}>
          {phone && <SectionLink to={{ url: phoneUrl(phone) }}>{phone}</SectionLink>}
          {(place.mapUrl || address) && (
            <SectionLink to={{ url: place.mapUrl || mapOf(address), target: '_blank' }}>
              {mapLabel || 'Show on a map'}
              <span className="visually-hidden">: {name}, in a new tab</span>
            </SectionLink>
          )}
        </p>
      </div>
    </article>
  )
}

function phoneUrl(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`
}

function mapOf(address: string): string {
  const query = encodeURIComponent(address.replaceAll(/\s+/g, ' ').trim())
  return `https://www.openstreetmap.org/search?query=${query}`
}

function boxVars({ maxWidth, desktopColumns, cardColor }: Props) {
  return vars({
    inner: cssSize(maxWidth),
    columns: Math.trunc(columns(desktopColumns) ?? 3),
    card: cssColor(cardColor),
  })
}
