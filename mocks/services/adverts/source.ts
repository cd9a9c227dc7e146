/** The texts of the page of an advert; what is surest stands apart. */
export interface AdvertPage {
  /** Of the advert, without the name of its site; empty where the page gives none. */
  readonly title: string;
  /** What the page tells machines, its title and its summary, in lines as people write adverts. */
  readonly lead: string;
  /** What visitors read, from its beginning. */
  readonly body: string;
}

/** Where the pages of adverts are read. */
export interface AdvertSource {
  /**
   * The texts of a page.
   *
   * @param url an address with https
   * @throws AdvertPageError where there is nothing to be read
   */
  pageOf(url: string): Promise<AdvertPage>;
}

/** Why a page cannot be read. */
export type AdvertPageFault =
  /** Its address is not of the public internet. */
  | 'closed'
  /** No server has that name. */
  | 'unknown'
  /** The site answers programs with a refusal. */
  | 'refused'
  /** The advert is not there any more. */
  | 'gone'
  /** No answer, or none in time. */
  | 'unreachable'
  /** A picture, a paper, anything but a page. */
  | 'notPage'
  /** A page without text: its scripts write it, or it is no sound page. */
  | 'empty';

/** A page of an advert could not be read. */
export class AdvertPageError extends Error {
  override readonly name = 'AdvertPageError';
  readonly fault: AdvertPageFault;

  constructor(fault: AdvertPageFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}
