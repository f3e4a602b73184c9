export type FileKind = 'video' | 'audio' | 'captions'
