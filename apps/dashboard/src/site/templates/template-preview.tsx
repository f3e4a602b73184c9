import classes from './template-page.module.css'

interface TemplatePreviewProps {
  slug: string
  name: string
  /** Slug of the product that is shown. */
  product: string
}

const devices = { desktop: 'Desktop', tablet: 'Tablet', phone: 'Phone' }

/**
 * Shows pages of the template in a frame, in which the links open. The style sheet gives it the
 * width of the chosen device.
 */
export function TemplatePreview({ slug, name, product }: TemplatePreviewProps) {
  const base = `/theme-home/${slug}/preview`
  const pages = [
    ['Home', base],
    ['Shop', `${base}/shop`],
    ['Product', `${base}/product/${product}`],
    ['About', `${base}/about`],
    ['Contact', `${base}/page/contact`],
  ] as const
  return (
    <section className={classes.preview} aria-label={`Preview of ${name}`}>
      <div className={classes.bar}>
        <nav aria-label="Pages of the preview">
          {pages.map(([label, url]) => (
            <a key={url} href={url} target="preview">
              {label}
            </a>
          ))}
        </nav>
        <fieldset className={classes.devices}>
          <legend>Width of the preview</legend>
          {Object.entries(devices).map(([value, label]) => (
            <label key={value}>
              <input
                type="radio"
                name="device"
                value={value}
                defaultChecked={value === 'desktop'}
              />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        <a className={classes.whole} href={base} target="_blank" rel="noreferrer">
          Open as a page
        </a>
      </div>
      <div className={classes.stage}>
        {/* Its pages have no scripts, and their forms go nowhere. */}
        <iframe
          name="preview"
          title={`${name}, shown as a shop`}
          src={base}
          sandbox="allow-same-origin"
        />
      </div>
    </section>
  )
}
