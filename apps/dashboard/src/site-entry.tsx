import type { RenderSite, SitePage, SiteRequest } from '@vitrine/contract/provider/site.ts'
import { findTemplate } from '@vitrine/sections/templates/shops/shop-templates.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Landing } from './landing/landing.tsx'
import { ContactPage } from './site/contact/contact-page.tsx'
import { SiteDocument } from './site/site-document.tsx'
import { PrivacyPolicy } from './site/policies/privacy-policy.tsx'
import { ServicePolicy } from './site/policies/service-policy.tsx'
import { Terms } from './site/policies/terms.tsx'
import { OnePlanPage } from './site/pricing/one-plan-page.tsx'
import { PlansPage } from './site/pricing/plans-page.tsx'
import { GalleryPage } from './site/templates/gallery-page.tsx'
import { TemplatePage } from './site/templates/template-page.tsx'

interface Shown {
  path: string
  title: string
  description: string
  body: ReactNode
}

function shownTemplate(slug: string, name: string): Shown {
  const template = requireTemplate(slug)
  return {
    path: `/theme-home/${slug}`,
    title: `${template.name}, a shop template: ${template.trade} · ${name}`,
    description: `${template.summary} Look at every page on a desktop, a tablet and a phone.`,
    body: <TemplatePage template={template} />,
  }
}

function requireTemplate(slug: string) {
  const template = findTemplate(slug)
  if (!template) throw new Error(`There is no template ${slug}.`)
  return template
}

export const renderSite: RenderSite = (request) => {
  const { path, title, description, body } = shownOf(request)
  const page = (
    <SiteDocument request={request} path={path} title={title} description={description}>
      {body}
    </SiteDocument>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}

function shownOf({ provider, page, ...rest }: SiteRequest): Shown {
  const { name } = provider
  const shown: { [Name in SitePage['name']]: () => Shown } = {
    landing: () => ({
      path: '/',
      title: `${name} · Build a shop that looks like you`,
      description: `Drag sections into place, put your products on the shelf and open a shop at its own address. ${name} is the shop window and the counter behind it.`,
      body: <Landing />,
    }),
    pricing: () => ({
      path: '/pricing',
      title: `Pricing · ${name}`,
      description: `What a shop at ${name} includes and costs: limits, features and questions.`,
      body:
        page.name === 'pricing' && page.offer ? (
          <PlansPage offer={page.offer} />
        ) : (
          <OnePlanPage name={name} />
        ),
    }),
    templates: () => ({
      path: '/theme-home',
      title: `Shop templates by trade · ${name}`,
      description:
        'Whole shops to start from, by trade: tea, ceramics, bakery, books, plants, jewellery and more. Look at every page, then make one yours.',
      body: <GalleryPage />,
    }),
    template: () => shownTemplate(page.name === 'template' ? page.slug : '', name),
    terms: () => ({
      path: '/terms',
      title: `Terms of service · ${name}`,
      description: `The agreement between ${name} and those who run a shop with it.`,
      body: <Terms provider={provider} {...rest} />,
    }),
    'service-policy': () => ({
      path: '/service-policy',
      title: `Service policy · ${name}`,
      description: `What shop owners can expect of ${name}: availability, backups, support and fair use.`,
      body: <ServicePolicy provider={provider} {...rest} />,
    }),
    'privacy-policy': () => ({
      path: '/privacy-policy',
      title: `Privacy policy · ${name}`,
      description: `Which personal data ${name} stores, for what, for how long, and your rights.`,
      body: <PrivacyPolicy provider={provider} {...rest} />,
    }),
    contact: () => ({
      path: '/contact',
      title: `Contact · ${name}`,
      description: `Write to ${name}: questions about shops, plans, billing and data protection.`,
      body: page.name === 'contact' && <ContactPage provider={provider} form={page.form} />,
    }),
  }
  return shown[page.name]()
}
