import { createHash } from 'node:crypto'

/** Where pages report that they were visited, if a CDN answers with them. */
export const visitPath = '/visits'

/**
 * Loads the storefront's code below the style sheet: browsers run it once that is loaded, so style,
 * fonts and the first image get the bandwidth first. The first file is the entry, which needs the
 * others. Before that it marks a browser that has viewed products, whose list has a place then. It
 * reports the visit where a CDN may have answered.
 */
export const startScript =
  'try{localStorage.viewed&&(document.documentElement.dataset.viewed="")}catch{}' +
  "document.currentScript.dataset.files.split(' ').forEach((file,i)=>{" +
  "const e=document.createElement(i?'link':'script');" +
  "if(i){e.rel='modulepreload';e.href=file}else{e.type='module';e.src=file}" +
  'document.head.append(e)});' +
  "'visits'in document.currentScript.dataset&&navigator.sendBeacon(" +
  `'${visitPath}',location.pathname+location.search+'\\n'+document.referrer)`

/** Allows the script in the content security policy, by its hash. */
export const startScriptSource = `'sha256-${createHash('sha256').update(startScript).digest('base64')}'`
