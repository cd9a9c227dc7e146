/** Where the providers tell about their videos, and where the pictures are, for the content security policy. */
export const videoSources = {
  'connect-src': ['https://www.youtube.com', 'https://vimeo.com', 'https://www.dailymotion.com'],
  'img-src': ['https://i.ytimg.com', 'https://i.vimeocdn.com', 'https://*.dmcdn.net'],
} as const;
