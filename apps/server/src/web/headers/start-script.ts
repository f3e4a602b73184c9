import { createHash } from 'node:crypto'

/**
 * Asks for a shop's code. It stands below the style sheet, and a browser runs it when that is there:
 * until then style, fonts and the first picture have the line to themselves. The first of its files
 * starts the shop; that needs the others.
 */
export const startScript =
  "document.currentScript.dataset.files.split(' ').forEach((file,i)=>{" +
  "const e=document.createElement(i?'link':'script');" +
  "if(i){e.rel='modulepreload';e.href=file}else{e.type='module';e.src=file}" +
  'document.head.append(e)})'

/** As a content security policy names a script that it lets stand in the page. */
export const startScriptSource = `'sha256-${createHash('sha256').update(startScript).digest('base64')}'`
