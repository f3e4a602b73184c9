import { sectionSchemas, type SectionType } from '@vitrine/sections/render/schemas.ts'
import { walkContent } from '@vitrine/sections/kit/page-item.ts'
import type { ShopTemplate } from '@vitrine/sections/templates/shops/shop-template.ts'
import site from '../site.module.css'
import { TemplatePreview } from './template-preview.tsx'
import classes from './template-page.module.css'

export function TemplatePage({ template }: { template: ShopTemplate }) {
  const { slug, name, trade, summary, products, categories } = template
  return (
    <div className={`${site.wrap} ${classes.template}`}>
      <p className={classes.path}>
        <a href="/theme-home">Templates</a> · {trade}
      </p>
      <div className={classes.head}>
        <div>
          <h1>{name}</h1>
          <p className={site.lead}>{summary}</p>
        </div>
        <a href={`/theme-home/${slug}/use`} className={site.button}>
          Use this template
        </a>
      </div>
      <TemplatePreview slug={slug} name={name} product={products[0]!.slug} />
      <div className={classes.facts}>
        <section>
          <h2>What you get</h2>
          <ul>
            <li>A theme: colours, fonts, shapes and spacing</li>
            <li>Home, shop, about and contact pages, with texts of the trade</li>
            <li>
              If you like, {products.length} demo products in {categories.length} categories, which
              you can delete at once
            </li>
          </ul>
        </section>
        <section>
          <h2>Sections used</h2>
          <p>{sectionsOf(template).join(', ')}.</p>
          <p className={classes.soft}>All of them can be changed in the page builder.</p>
        </section>
        <section>
          <h2>Licence</h2>
          <p>
            Texts and images were made for these templates. Your shop may use them, changed or not,
            for as long as you like, without naming anyone.
          </p>
        </section>
      </div>
    </div>
  )
}

function sectionsOf({ globalContent, pages }: ShopTemplate): string[] {
  const content = [globalContent, ...Object.values(pages).map((page) => page.content)].flat()
  const types = [...walkContent(content)].map(({ item }) => item.type as SectionType)
  return [...new Set(types)].map((type) => sectionSchemas[type].name)
}
