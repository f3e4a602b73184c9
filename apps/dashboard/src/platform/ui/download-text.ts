import { downloadFile } from './download-file.ts'

export function downloadText(name: string, type: string, text: string): void {
  downloadFile(name, new Blob([text], { type: `${type};charset=utf-8` }))
}
