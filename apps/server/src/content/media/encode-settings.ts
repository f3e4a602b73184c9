// More effort makes files a tenth smaller and takes five times as long.
export const webp = { quality: 80, effort: 0 }
export const avif = { quality: 55, effort: 0, chromaSubsampling: '4:2:0' }
export const smaller = { kernel: 'linear' as const }
