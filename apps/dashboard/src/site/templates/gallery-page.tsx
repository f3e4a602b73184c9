import { mediaImage } from '@vitrine/sections/parts/media-image.ts'
import { templateCover } from '@vitrine/sections/templates/shops/template-cards.ts'
import site from '../site.module.css'
import classes from './gallery-page.module.css'
import { groupedCards, groupNames } from './template-groups.ts'

export function GalleryPage() {
  return (
    <div className={`${site.wrap} ${classes.gallery}`}>
      <h1>Begin with a whole shop</h1>
      <p className={site.lead}>
        Colours, pages, texts and images of your trade. Choose one, put your own products in, and
        change whatever you like.
      </p>
      <fieldset className={classes.filter}>
        <legend>Show</legend>
        <Choice value="all" label="All trades" isFirst />
        {Object.entries(groupNames).map(([value, label]) => (
          <Choice key={value} value={value} label={label} />
        ))}
      </fieldset>
      <ul className={classes.cards}>
        {groupedCards.map(({ slug, name, trade, summary, group, theme }, index) => (
          <li key={slug} data-group={group}>
            <a
              href={`/theme-home/${slug}`}
              className={classes.card}
              aria-labelledby={`template-${slug}`}
            >
              <img
                src={templateCover(slug)}
                srcSet={mediaImage(templateCover(slug))?.srcSet}
                sizes="(max-width: 40rem) 92vw, (max-width: 64rem) 46vw, 34rem"
                width={1920}
                height={1080}
                alt=""
                loading={index < 2 ? 'eager' : 'lazy'}
              />
              <span id={`template-${slug}`} className={classes.words}>
                <span className={classes.trade}>{trade}</span>
                <span className={classes.name}>{name}</span>
                <span>{summary}</span>
                <span className={classes.colours} aria-hidden="true">
                  {[theme.pageColor, theme.accentColor, theme.textColor].map((color) => (
                    <span key={color} style={{ background: color }} />
                  ))}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className={classes.licence}>
        The images were drawn for these templates. Your shop may use them, changed or not, for as
        long as you like.
      </p>
    </div>
  )
}

interface ChoiceProps {
  value: string
  label: string
  isFirst?: boolean
}

/** The style sheet hides what is not chosen. */
function Choice({ value, label, isFirst }: ChoiceProps) {
  return (
    <label className={classes.choice}>
      <input type="radio" name="trade" value={value} defaultChecked={isFirst} />
      <span>{label}</span>
    </label>
  )
}
