import type { PageItem } from '@vitrine/contract/content/page.ts'
import article1 from './article.1.json'
import articleList1 from './articleList.1.json'
import button1 from './button.1.json'
import categoriesSlider1 from './categoriesSlider.1.json'
import contactForm1 from './contactForm.1.json'
import container1 from './container.1.json'
import divider1 from './divider.1.json'
import footer1 from './footer.1.json'
import footer2 from './footer.2.json'
import freeSection1 from './freeSection.1.json'
import group1 from './group.1.json'
import heading1 from './heading.1.json'
import heading2 from './heading.2.json'
import hero1 from './hero.1.json'
import icon1 from './icon.1.json'
import image1 from './image.1.json'
import imageBlock1 from './imageBlock.1.json'
import imageWithText1 from './imageWithText.1.json'
import menu1 from './menu.1.json'
import navbar1 from './navbar.1.json'
import navbar2 from './navbar.2.json'
import navbar3 from './navbar.3.json'
import pageMain1 from './pageMain.1.json'
import product1 from './product.1.json'
import productGrid1 from './productGrid.1.json'
import productSlider1 from './productSlider.1.json'
import richText1 from './richText.1.json'
import simpleProductGrid1 from './simpleProductGrid.1.json'
import spacer1 from './spacer.1.json'
import testimonials1 from './testimonials.1.json'
import text1 from './text.1.json'
import text2 from './text.2.json'
import textBlock1 from './textBlock.1.json'
import textBlock2 from './textBlock.2.json'
import topbar1 from './topbar.1.json'
import featuredProduct1 from './featuredProduct.1.json'
import collectionList1 from './collectionList.1.json'
import featuredCollection1 from './featuredCollection.1.json'
import newsletter1 from './newsletter.1.json'
import freeShippingBar1 from './freeShippingBar.1.json'
import recentlyViewed1 from './recentlyViewed.1.json'
import relatedProducts1 from './relatedProducts.1.json'
import shopTheLook1 from './shopTheLook.1.json'
import stickyBuyBar1 from './stickyBuyBar.1.json'
import storeLocator1 from './storeLocator.1.json'
import video1 from './video.1.json'
import videoBlock1 from './videoBlock.1.json'
import accordion1 from './accordion.1.json'
import tabs1 from './tabs.1.json'
import columns1 from './columns.1.json'
import gallery1 from './gallery.1.json'
import logoWall1 from './logoWall.1.json'
import marquee1 from './marquee.1.json'
import quote1 from './quote.1.json'
import statistics1 from './statistics.1.json'
import team1 from './team.1.json'
import timeline1 from './timeline.1.json'
import steps1 from './steps.1.json'
import comparisonTable1 from './comparisonTable.1.json'
import pricingTable1 from './pricingTable.1.json'
import countdown1 from './countdown.1.json'
import beforeAfter1 from './beforeAfter.1.json'
import announcement1 from './announcement.1.json'
import breadcrumbs1 from './breadcrumbs.1.json'
import map1 from './map.1.json'
import audio1 from './audio.1.json'
import customHtml1 from './customHtml.1.json'
import freeProduct1 from './freeProduct.1.json'
import productTitle1 from './productTitle.1.json'
import productPrice1 from './productPrice.1.json'
import productGallery1 from './productGallery.1.json'
import productOptions1 from './productOptions.1.json'
import productBuy1 from './productBuy.1.json'
import productDescription1 from './productDescription.1.json'
import productStock1 from './productStock.1.json'
import productRating1 from './productRating.1.json'
import productFacts1 from './productFacts.1.json'
import form1 from './form.1.json'
import searchResults1 from './searchResults.1.json'
import fieldText1 from './fieldText.1.json'
import fieldEmail1 from './fieldEmail.1.json'
import fieldLongText1 from './fieldLongText.1.json'
import fieldChoice1 from './fieldChoice.1.json'
import fieldCheckbox1 from './fieldCheckbox.1.json'

/**
 * One saved section or block per released version, with values other than its defaults: `navbar.1.json` is
 * version 1. These files never change.
 */
export const released = [
  article1,
  articleList1,
  searchResults1,
  button1,
  categoriesSlider1,
  contactForm1,
  container1,
  divider1,
  footer1,
  footer2,
  freeSection1,
  group1,
  heading1,
  heading2,
  hero1,
  icon1,
  image1,
  imageBlock1,
  imageWithText1,
  menu1,
  navbar1,
  navbar2,
  navbar3,
  pageMain1,
  product1,
  productGrid1,
  productSlider1,
  richText1,
  simpleProductGrid1,
  spacer1,
  testimonials1,
  text1,
  text2,
  textBlock1,
  textBlock2,
  topbar1,
  featuredProduct1,
  collectionList1,
  featuredCollection1,
  newsletter1,
  freeShippingBar1,
  recentlyViewed1,
  relatedProducts1,
  shopTheLook1,
  stickyBuyBar1,
  storeLocator1,
  video1,
  videoBlock1,
  accordion1,
  tabs1,
  columns1,
  gallery1,
  logoWall1,
  marquee1,
  quote1,
  statistics1,
  team1,
  timeline1,
  steps1,
  comparisonTable1,
  pricingTable1,
  countdown1,
  beforeAfter1,
  announcement1,
  breadcrumbs1,
  map1,
  audio1,
  customHtml1,
  freeProduct1,
  productTitle1,
  productPrice1,
  productGallery1,
  productOptions1,
  productBuy1,
  productDescription1,
  productStock1,
  productRating1,
  productFacts1,
  form1,
  fieldText1,
  fieldEmail1,
  fieldLongText1,
  fieldChoice1,
  fieldCheckbox1,
] as PageItem[]
