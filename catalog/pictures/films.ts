/** A film with its poster (a picture's name) and, where it speaks, its captions. */
export type Film = {
  webm: string;
  mp4: string;
  width: number;
  height: number;
  seconds: number;
  poster: string;
  captions: Captions | null;
  /** What the film shows, for those who do not see it. */
  description: string;
};

type Captions = { src: string; language: string; label: string };

export const heroFilm: Film = {
  webm: "/media/films/hero.webm",
  mp4: "/media/films/hero.mp4",
  width: 1280,
  height: 720,
  seconds: 10,
  poster: "home/hero",
  captions: null,
  description: "Dhows lie before a tower, a residence and a round hotel on the Gulf shore at dusk",
};

export const heroPortraitFilm: Film = {
  ...heroFilm,
  webm: "/media/films/hero-portrait.webm",
  mp4: "/media/films/hero-portrait.mp4",
  width: 720,
  height: 1280,
  poster: "home/hero-portrait",
};

// [1.005]
export const storyFilm: Film = {
  webm: "/media/films/story.webm",
  mp4: "/media/films/story.mp4",
  width: 1280,
  height: 720,
  seconds: 33,
  poster: "home/story-poster",
  captions: { src: "/media/films/story.vtt", language: "en", label: "English" },
  description:
    "From the Indus at dawn past a brick house in Lahore and a mason's bench to a tower rising in Dubai and the Gulf shore at dusk, with a soft score and no speech",
};

// [2.072]
export const blogFilm: Film = {
  webm: "/media/films/blog.webm",
  mp4: "/media/films/blog.mp4",
  width: 1280,
  height: 720,
  seconds: 13,
  poster: "blog/film-poster",
  captions: null,
  description:
    "Through a plant room with pipes in three colours, under an open ceiling with its ducts, out to cooling cells on a roof at dawn, with a soft score and no speech",
};

export const films = [heroFilm, heroPortraitFilm, storyFilm, blogFilm];
